import {
  FramebufferTexture,
  HalfFloatType,
  Mesh,
  NearestFilter,
  OrthographicCamera,
  PlaneGeometry,
  type ShaderMaterial,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import { screenMaterial } from './screen-material'

/**
 * The mean of several pictures of the same thing, each drawn to the screen first. So every sample has gone through the
 * tone mapping, the blending and the edges of a picture that stands alone, and the mean of equal samples is that picture.
 */
export function liveAverage(renderer: WebGLRenderer) {
  const mean = new WebGLRenderTarget(1, 1, {
    type: HalfFloatType,
    depthBuffer: false,
    minFilter: NearestFilter,
    magFilter: NearestFilter,
  })
  let sample = new FramebufferTexture(1, 1)
  const size = new Vector2(1, 1)
  const flat = new OrthographicCamera(-1, 1, 1, -1, 0, 1)
  // The mean of light, not of its code: an edge between black and white has half the light.
  const gather = screenMaterial(
    `varying vec2 at; uniform sampler2D from; uniform float weight;
    void main(){ gl_FragColor = vec4( sRGBTransferEOTF( texture2D( from, at ) ).rgb, weight ); }`,
    { from: sample, weight: 1 },
    { transparent: true },
  )
  const show = screenMaterial(
    `varying vec2 at; uniform sampler2D from;
    void main(){ gl_FragColor = vec4( texture2D( from, at ).rgb, 1. );
      #include <colorspace_fragment>
    }`,
    { from: mean.texture },
  )
  const quad = new Mesh(new PlaneGeometry(2, 2), gather)
  quad.frustumCulled = false

  const draw = (material: ShaderMaterial, target: WebGLRenderTarget | null): void => {
    quad.material = material
    renderer.setRenderTarget(target)
    renderer.autoClear = false
    renderer.render(quad, flat)
    renderer.autoClear = true
    renderer.setRenderTarget(null)
  }

  return {
    /** After the canvas has got another size. */
    resize: (): void => {
      renderer.getDrawingBufferSize(size)
      mean.setSize(size.x, size.y)
      sample.dispose()
      sample = new FramebufferTexture(size.x, size.y)
      gather.uniforms.from = { value: sample }
    },
    /** Adds what has just been drawn to the canvas, and shows the mean in its place. The first, 0, begins anew and stays as it is. */
    add: (index: number): void => {
      renderer.copyFramebufferToTexture(sample)
      gather.uniforms.weight = { value: 1 / (index + 1) }
      draw(gather, mean)
      if (index > 0) draw(show, null)
    },
    dispose: (): void => {
      mean.dispose()
      sample.dispose()
      gather.dispose()
      show.dispose()
      quad.geometry.dispose()
    },
  }
}
