import {
  CustomBlending,
  HalfFloatType,
  type Material,
  Mesh,
  MeshBasicMaterial,
  OneFactor,
  OneMinusDstColorFactor,
  OrthographicCamera,
  type PerspectiveCamera,
  PlaneGeometry,
  type Scene,
  ShaderMaterial,
  type Texture,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import { GLOWING } from './materials'
import { screenMaterial } from './screen-material'

/** Added as light on a screen: what is bright already does not burn out. */
const ADDED = {
  blending: CustomBlending,
  blendSrc: OneMinusDstColorFactor,
  blendDst: OneFactor,
  transparent: true,
} as const

/** How strongly the lights shine themselves, near by and far around: by eye, after the stills, which have time for more. */
const GLOW = { core: 0.8, near: 0.6, far: 0.75 } as const

/** The air round the light signatures: two blurs of what shines, a quarter and a sixteenth of the picture's size. */
export function liveGlow(renderer: WebGLRenderer) {
  const half = { type: HalfFloatType, depthBuffer: false } as const
  const lit = new WebGLRenderTarget(1, 1, { type: HalfFloatType, samples: 4 })
  const near = [new WebGLRenderTarget(1, 1, half), new WebGLRenderTarget(1, 1, half)] as const
  const far = [new WebGLRenderTarget(1, 1, half), new WebGLRenderTarget(1, 1, half)] as const
  const black = new MeshBasicMaterial({ color: 0 })
  const quad = new Mesh(new PlaneGeometry(2, 2))
  quad.frustumCulled = false
  const flat = new OrthographicCamera(-1, 1, 1, -1, 0, 1)
  const step = new Vector2()
  const blur = screenMaterial(
    `varying vec2 at; uniform sampler2D from; uniform vec2 step;
    void main(){ vec3 sum = vec3( 0. );
      for ( float i = -4.; i < 5.; i++ ) sum += texture2D( from, at + step * i ).rgb * exp( i * i * -.08 );
      gl_FragColor = vec4( sum / 6.2, 1. ); }`,
    { from: null, step },
  )
  const add = screenMaterial(
    `varying vec2 at; uniform sampler2D core; uniform sampler2D near; uniform sampler2D far;
    void main(){
      vec3 c = texture2D( core, at ).rgb * ${GLOW.core} + texture2D( near, at ).rgb * ${GLOW.near} + texture2D( far, at ).rgb * ${GLOW.far};
      gl_FragColor = vec4( c / ( 1. + c ), 1. ); }`,
    { core: lit.texture, near: near[1].texture, far: far[1].texture },
    ADDED,
  )

  const pass = (material: Material, target: WebGLRenderTarget | null): void => {
    quad.material = material
    renderer.setRenderTarget(target)
    renderer.render(quad, flat)
  }
  const spread = (from: Texture, [across, down]: readonly [WebGLRenderTarget, WebGLRenderTarget]): void => {
    const { from: source } = blur.uniforms
    if (!source) return
    source.value = from
    step.set(1 / across.width, 0)
    pass(blur, across)
    source.value = across.texture
    step.set(0, 1 / down.height)
    pass(blur, down)
  }

  const addGlow = (): void => {
    renderer.autoClear = false
    pass(add, null)
    renderer.autoClear = true
  }

  return {
    resize: (width: number, height: number): void => {
      const size = (target: WebGLRenderTarget, part: number): void =>
        target.setSize(Math.ceil(width / part), Math.ceil(height / part))
      size(lit, 2)
      for (const target of near) size(target, 4)
      for (const target of far) size(target, 16)
    },
    /** Adds the glow to the picture that has just been drawn. What is not lit hides what is behind it, as in the picture. */
    draw: (scene: Scene, camera: PerspectiveCamera): void => {
      const kept: { mesh: Mesh; material: Material | Material[]; visible: boolean }[] = []
      scene.traverse((mesh) => {
        if (!(mesh instanceof Mesh) || GLOWING.has(mesh.name)) return
        kept.push({ mesh, material: mesh.material, visible: mesh.visible })
        if (mesh.material instanceof ShaderMaterial || mesh.material.transparent) mesh.visible = false
        mesh.material = black
      })
      renderer.setRenderTarget(lit)
      renderer.render(scene, camera)
      for (const { mesh, material, visible } of kept) Object.assign(mesh, { material, visible })
      spread(lit.texture, near)
      spread(near[1].texture, far)
      addGlow()
    },
    /** Adds the glow that was drawn last to another picture of the same. */
    add: addGlow,
    dispose: (): void => {
      for (const target of [lit, ...near, ...far]) target.dispose()
      for (const material of [black, blur, add]) material.dispose()
      quad.geometry.dispose()
    },
  }
}
