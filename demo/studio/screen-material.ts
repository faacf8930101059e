import { ShaderMaterial, type ShaderMaterialParameters } from 'three'

const QUAD = 'varying vec2 at; void main(){ at = uv; gl_Position = vec4(position.xy, 0., 1.); }'

/**
 * The material of a quad that covers the whole picture. Its fragment shader gets the place in the picture, 0 to 1, as `at`.
 *
 * @param uniforms their first values
 */
export const screenMaterial = (
  fragmentShader: string,
  uniforms: Readonly<Record<string, unknown>>,
  more: ShaderMaterialParameters = {},
): ShaderMaterial =>
  new ShaderMaterial({
    depthTest: false,
    depthWrite: false,
    toneMapped: false,
    ...more,
    uniforms: Object.fromEntries(Object.entries(uniforms).map(([name, value]) => [name, { value }])),
    vertexShader: QUAD,
    fragmentShader,
  })
