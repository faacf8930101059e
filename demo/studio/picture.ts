import {
  AdditiveBlending,
  Color,
  HalfFloatType,
  LinearSRGBColorSpace,
  type Material,
  type Matrix4,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  OrthographicCamera,
  type PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  Vector2,
  Vector3,
  WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import { UnrealBloomPass } from 'three/examples/jsm/postprocessing/UnrealBloomPass.js'
import { GLOWING } from './materials'
import { reflectedView } from './reflection'
import type { Studio } from './room'
import { toneMapping } from './tone'

const QUAD = 'varying vec2 at; void main(){ at = uv; gl_Position = vec4(position.xy, 0., 1.); }'

export interface Exposure {
  readonly samples: number
  readonly exposure: number
  /** How strongly light signatures glow into the air. */
  readonly glow: number
  readonly tone: Studio['tone']
  /** Aperture in metres and the distance of the focus plane; none is sharp throughout. */
  readonly lens?: { readonly aperture: number; readonly focus: readonly [number, number, number] }
}

/** Averages many slightly displaced frames: one mechanism for clean edges and for depth of field. */
export class Camera {
  readonly renderer: WebGLRenderer
  private readonly quad = new Mesh(new PlaneGeometry(2, 2))
  private readonly flat = new OrthographicCamera(-1, 1, 1, -1, 0, 1)
  private readonly quadScene = new Scene()
  private readonly develop = new ShaderMaterial({
    blending: AdditiveBlending,
    depthTest: false,
    depthWrite: false,
    transparent: true,
    toneMapped: false,
    uniforms: {
      frame: { value: null },
      glow: { value: null },
      glowPower: { value: 0 },
      weight: { value: 1 },
      isFilm: { value: true },
    },
    vertexShader: QUAD,
    fragmentShader: /* glsl */ `
      #define saturate( a ) clamp( a, 0.0, 1.0 )
      #include <tonemapping_pars_fragment>
      varying vec2 at; uniform sampler2D frame; uniform sampler2D glow; uniform float glowPower; uniform float weight; uniform bool isFilm;
      void main(){
        vec3 c = min( texture2D( frame, at ).rgb, vec3( 12. ) ) + texture2D( glow, at ).rgb * glowPower;
        gl_FragColor = vec4( ( isFilm ? ACESFilmicToneMapping( c ) : CustomToneMapping( c ) ) * weight, 1. );
      }`,
  })
  private readonly print = new ShaderMaterial({
    depthTest: false,
    depthWrite: false,
    toneMapped: false,
    uniforms: { sum: { value: null } },
    vertexShader: QUAD,
    fragmentShader: /* glsl */ `
      varying vec2 at; uniform sampler2D sum;
      float hash( vec2 q ){ return fract( sin( dot( q, vec2( 12.9898, 78.233 ) ) ) * 43758.5453 ); }
      void main(){
        vec3 c = clamp( texture2D( sum, at ).rgb, 0., 1. );
        c = mix( c * 12.92, 1.055 * pow( c, vec3( 1. / 2.4 ) ) - .055, step( .0031308, c ) );
        gl_FragColor = vec4( c + ( hash( gl_FragCoord.xy ) + hash( gl_FragCoord.yx + 7. ) - 1. ) * 1.2 / 255., 1. );
      }`,
  })

  constructor(canvas: HTMLCanvasElement) {
    this.renderer = new WebGLRenderer({
      canvas,
      antialias: false,
      preserveDrawingBuffer: true,
      powerPreference: 'high-performance',
    })
    this.renderer.toneMapping = toneMapping('film')
    this.renderer.setPixelRatio(1)
    this.renderer.autoClear = true
    this.quadScene.add(this.quad)
  }

  private pass(material: Material, target: WebGLRenderTarget | null, clear: boolean): void {
    this.quad.material = material
    this.renderer.autoClear = clear
    this.renderer.setRenderTarget(target)
    this.renderer.render(this.quadScene, this.flat)
    this.renderer.autoClear = true
  }

  /** The scene as seen in the floor. */
  reflect(
    scene: Object3D,
    camera: PerspectiveCamera,
    target: WebGLRenderTarget,
    hidden: readonly Object3D[],
    matrix: Matrix4,
  ): void {
    const below = reflectedView(camera, matrix)
    for (const object of hidden) object.visible = false
    this.renderer.setRenderTarget(target)
    this.renderer.setClearColor(0x000000)
    this.renderer.render(scene, below)
    this.renderer.setRenderTarget(null)
    for (const object of hidden) object.visible = true
  }

  private glowOf(
    scene: Scene,
    camera: PerspectiveCamera,
    width: number,
    height: number,
    hidden: readonly Object3D[],
  ): { target: WebGLRenderTarget; bloom: UnrealBloomPass } {
    const target = new WebGLRenderTarget(Math.ceil(width / 2), Math.ceil(height / 2), { type: HalfFloatType })
    const spare = new WebGLRenderTarget(Math.ceil(width / 2), Math.ceil(height / 2), { type: HalfFloatType })
    const black = new MeshBasicMaterial({ color: 0x000000, side: 2 })
    const kept: { mesh: Mesh; material: Material | Material[]; visible: boolean }[] = []
    scene.traverse((object) => {
      if (!(object instanceof Mesh) || GLOWING.has(object.name)) return
      kept.push({ mesh: object, material: object.material, visible: object.visible })
      if (object.material instanceof ShaderMaterial || object.material.transparent) object.visible = false
      object.material = black
    })
    for (const object of hidden) object.visible = false
    this.renderer.setClearColor(0x000000)
    this.renderer.setRenderTarget(target)
    this.renderer.render(scene, camera)
    for (const { mesh, material, visible } of kept) {
      mesh.material = material
      mesh.visible = visible
    }
    for (const object of hidden) object.visible = true
    const bloom = new UnrealBloomPass(new Vector2(width / 2, height / 2), 1, 0.55, 0)
    bloom.render(this.renderer, spare, target, 0, false)
    spare.dispose()
    black.dispose()
    return { target, bloom }
  }

  take(
    scene: Scene,
    camera: PerspectiveCamera,
    size: readonly [number, number],
    exposure: Exposure,
    hidden: readonly Object3D[],
    beforeSample: (index: number) => void,
  ): void {
    const [width, height] = size
    const { renderer } = this
    renderer.setSize(width, height, false)
    renderer.toneMappingExposure = exposure.exposure
    renderer.outputColorSpace = LinearSRGBColorSpace
    const glow = this.glowOf(scene, camera, width, height, hidden)
    const frame = new WebGLRenderTarget(width, height, { type: HalfFloatType })
    const sum = new WebGLRenderTarget(width, height, { type: HalfFloatType, depthBuffer: false })
    renderer.setRenderTarget(sum)
    renderer.setClearColor(new Color(0), 0)
    renderer.clear()
    const home = camera.position.clone()
    const right = new Vector3().setFromMatrixColumn(camera.matrixWorld, 0)
    const up = new Vector3().setFromMatrixColumn(camera.matrixWorld, 1)
    const ahead = new Vector3().setFromMatrixColumn(camera.matrixWorld, 2).negate()
    const focus = exposure.lens ? new Vector3(...exposure.lens.focus).sub(home).dot(ahead) : 1
    const halfHeight = Math.tan((camera.fov * Math.PI) / 360) * focus
    for (let i = 0; i < exposure.samples; i++) {
      const radius = exposure.lens ? Math.sqrt((i + 0.5) / exposure.samples) * exposure.lens.aperture : 0
      const angle = i * 2.399963
      const dx = Math.cos(angle) * radius
      const dy = Math.sin(angle) * radius
      camera.position.copy(home).addScaledVector(right, dx).addScaledVector(up, dy)
      // The shifted frustum keeps the focus plane where it is; the fractions of a pixel smooth the edges.
      const shiftX = (-dx / (halfHeight * camera.aspect)) * (width / 2) + ((0.5 + i * 0.7548777) % 1) - 0.5
      const shiftY = (dy / halfHeight) * (height / 2) + ((0.5 + i * 0.5698403) % 1) - 0.5
      camera.setViewOffset(width, height, shiftX, shiftY, width, height)
      camera.updateMatrixWorld()
      beforeSample(i)
      renderer.setRenderTarget(frame)
      renderer.setClearColor(0x000000)
      renderer.render(scene, camera)
      this.develop.uniforms.frame = { value: frame.texture }
      this.develop.uniforms.glow = { value: glow.target.texture }
      this.develop.uniforms.glowPower = { value: exposure.glow }
      this.develop.uniforms.isFilm = { value: exposure.tone === 'film' }
      this.develop.uniforms.weight = { value: 1 / exposure.samples }
      this.pass(this.develop, sum, false)
    }
    camera.position.copy(home)
    camera.clearViewOffset()
    this.print.uniforms.sum = { value: sum.texture }
    this.pass(this.print, null, true)
    for (const target of [frame, sum, glow.target]) target.dispose()
    glow.bloom.dispose()
  }
}
