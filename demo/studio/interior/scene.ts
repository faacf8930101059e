import {
  type BufferGeometry,
  CanvasTexture,
  CapsuleGeometry,
  Color,
  DoubleSide,
  InstancedMesh,
  type Material,
  type Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  SphereGeometry,
  SRGBColorSpace,
} from 'three'
import { cabins } from './cabins'
import { type Build, merged } from './forms'
import { type LightUniforms, lamp, lightUniforms, standInCabin } from './light'
import { cabinMaterials } from './materials'
import { bakeProbes, type CabinRequest, cabinParts } from './model'
import { canvasPen } from './pen'
import { type ScreenName, screens } from './screens'
import { trims } from './trims'

/** The lining would keep out the lamps, which stand outside. */
const WITHOUT_SHADOW: ReadonlySet<string> = new Set(['lining', 'liningPale', 'led', 'bonnet'])

/** What a cabin is made of, its light apart. */
interface CabinForm {
  readonly parts: ReadonlyMap<string, BufferGeometry>
  readonly stitches: Build['stitches']
  readonly screens: Build['screens']
}

interface LitScene {
  readonly scene: Scene
  /** Before each of a picture's frames: the lamps are moved, so that their shadows are soft. */
  readonly beforeFrame: (frame: number, frames: number) => void
  /** Gives back the memory of this scene; light and screens are kept for the next. */
  readonly dispose: () => void
}

const lights = new Map<string, LightUniforms>()

function bakeLight(request: CabinRequest, parts: CabinForm['parts'], build: Build): LightUniforms {
  const key = `${request.cabin} ${trims[request.interior].shell} ${request.withoutFront ?? false} ${request.quality ?? 1}`
  const known = lights.get(key)
  if (known) return known
  const made = lightUniforms(cabins[request.cabin].light, bakeProbes(request, parts, build.glow))
  lights.set(key, made)
  return made
}

const textures = new Map<ScreenName, CanvasTexture>()

function screenTexture(name: ScreenName): CanvasTexture {
  const known = textures.get(name)
  if (known) return known
  const { size, draw } = screens[name]
  const canvas = document.createElement('canvas')
  canvas.width = size[0]
  canvas.height = size[1]
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No screen can be drawn here')
  draw(canvasPen(context), size)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 8
  textures.set(name, texture)
  return texture
}

/** Draws the depth first, so that no place is lit and then covered: that is most of the time of a frame. */
const depthOnly = new MeshBasicMaterial({
  colorWrite: false,
  side: DoubleSide,
  polygonOffset: true,
  polygonOffsetFactor: 1,
  polygonOffsetUnits: 2,
})

const stitch = new CapsuleGeometry(0.00085, 0.0042, 2, 6)

export function cabinScene(request: CabinRequest): LitScene {
  const build = cabinParts(request)
  const parts = merged(build)
  return litScene(request, { ...build, parts }, bakeLight(request, parts, build))
}

/** A cabin in its light; it keeps the geometries and gives them back with the rest. */
export function litScene(
  { cabin: key, interior }: Pick<CabinRequest, 'cabin' | 'interior'>,
  { parts, stitches, screens: panes }: CabinForm,
  uniforms: LightUniforms,
): LitScene {
  const cabin = cabins[key]
  const material = cabinMaterials(trims[interior], cabin.decor, uniforms, cabin.light.line)
  const scene = new Scene()
  for (const [name, part] of parts) {
    const mesh = new Mesh(part, material(name))
    mesh.name = name
    mesh.castShadow = !WITHOUT_SHADOW.has(name)
    mesh.receiveShadow = true
    const before = new Mesh(part, depthOnly)
    before.renderOrder = -1
    scene.add(before, mesh)
  }
  const thread = new InstancedMesh(stitch, material('thread'), stitches.length)
  stitches.forEach((matrix, i) => {
    thread.setMatrixAt(i, matrix)
  })
  scene.add(thread)
  for (const { layout, size, transform } of panes) scene.add(screenMesh(layout, size, transform, uniforms))
  scene.add(outside(cabin.outside))
  const lamps = [lamp(cabin.light.key, 0.42), lamp(cabin.light.fill, 0.6)]
  for (const { light } of lamps) scene.add(light, light.target)
  return {
    scene,
    beforeFrame: (frame, frames) => {
      for (const { place } of lamps) place(frame, frames)
    },
    dispose: () => {
      for (const { light } of lamps) light.dispose()
      scene.traverse((object) => {
        if (!(object instanceof Mesh)) return
        if (object.geometry !== stitch) object.geometry.dispose()
        if (object.material !== depthOnly) object.material.dispose()
      })
    },
  }
}

function screenMesh(
  layout: ScreenName,
  [width, height]: readonly [number, number],
  transform: Matrix4,
  uniforms: LightUniforms,
): Mesh {
  const material = standInCabin(
    new MeshPhysicalMaterial({
      color: '#020303',
      roughness: 0.16,
      emissive: '#ffffff',
      emissiveIntensity: 0.85,
      emissiveMap: screenTexture(layout),
      specularIntensity: 0.5,
    }),
    uniforms,
  )
  const mesh = new Mesh(new PlaneGeometry(width, height), material as Material)
  mesh.applyMatrix4(transform)
  mesh.name = `screen ${layout}`
  return mesh
}

/** The world outside the glass: an evening without a place, brightest at the horizon. */
function outside([above, horizon, below]: readonly [string, string, string]): Mesh {
  const color = (hex: string) => ({ value: new Color(hex) })
  const mesh = new Mesh(
    new SphereGeometry(60, 48, 32),
    new ShaderMaterial({
      side: DoubleSide,
      depthWrite: false,
      uniforms: { above: color(above), horizon: color(horizon), below: color(below) },
      vertexShader:
        'varying vec3 ray; void main(){ ray = position; gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1. ); }',
      fragmentShader: `varying vec3 ray; uniform vec3 above; uniform vec3 horizon; uniform vec3 below;
        void main(){ vec3 d = normalize( ray ); float up = d.y + .07; float front = .35 + .65 * smoothstep( .6, -1., d.z );
        float sun = exp( -dot( d.xz - vec2( -.45, -.9 ), d.xz - vec2( -.45, -.9 ) ) * 2.2 );
        vec3 sky = mix( above, horizon * ( .55 + .75 * sun ), exp( -max( up, 0. ) * 12. ) );
        vec3 ground = mix( below, horizon * .35, exp( min( up, 0. ) * 30. ) );
        vec3 c = mix( ground, sky, smoothstep( -.012, .012, up ) ) * front;
        gl_FragColor = vec4( c, 1. ); }`,
    }),
  )
  mesh.position.set(0, 0.3, 0)
  return mesh
}
