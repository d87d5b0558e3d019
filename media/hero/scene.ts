import { readFile } from 'node:fs/promises';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '#tests/support/chromium.ts';

/** A picture of the scene: its size in pixels, and the horizon as a share of the height from the bottom. */
export interface View {
  width: number;
  height: number;
  horizon: number;
  /** Two samples a pixel instead of four where tiles are far away: half the time. */
  quick?: boolean;
}

/** WebGL2 without a graphics card. */
const flags = ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** Starts the browser that draws; close it when done. */
export function launchPainter(): Promise<Browser> {
  const { executablePath, env } = findChromium();
  return chromium.launch({ args: flags, executablePath, env: { ...process.env, ...env } });
}

/** Opens a page with the scene in it, ready for `drawFrame`. */
export async function openScene(
  browser: Browser,
  { width, height, horizon, quick = false }: View,
): Promise<Page> {
  const fragment = await readFile(new URL('./scene.frag', import.meta.url), 'utf8');
  const page = await browser.newPage();
  await page.evaluate(
    ({ width, height, horizon, quick, fragment }) => {
      const vertex = '#version 300 es\nin vec2 p;\nvoid main() { gl_Position = vec4(p, 0, 1); }';
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const gl = canvas.getContext('webgl2', { preserveDrawingBuffer: true, antialias: false });
      if (!gl) throw new Error('This browser has no WebGL2');
      const program = gl.createProgram();
      for (const [kind, source] of [
        [gl.VERTEX_SHADER, vertex],
        [gl.FRAGMENT_SHADER, fragment],
      ] as const) {
        const shader = gl.createShader(kind) as WebGLShader;
        gl.shaderSource(shader, source);
        gl.compileShader(shader);
        if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS))
          throw new Error(gl.getShaderInfoLog(shader) ?? '');
        gl.attachShader(program, shader);
      }
      gl.bindAttribLocation(program, 0, 'p');
      gl.linkProgram(program);
      gl.useProgram(program);
      gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
      gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
      gl.enableVertexAttribArray(0);
      gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
      gl.viewport(0, 0, width, height);
      gl.uniform2f(gl.getUniformLocation(program, 'size'), width, height);
      gl.uniform1f(gl.getUniformLocation(program, 'horizon'), horizon);
      gl.uniform1i(gl.getUniformLocation(program, 'quick'), Number(quick));
      const phaseAt = gl.getUniformLocation(program, 'phase');
      const draw = (phase: number, type: string) => {
        gl.uniform1f(phaseAt, phase);
        gl.drawArrays(gl.TRIANGLES, 0, 3);
        const url = canvas.toDataURL(type, 1);
        return url.slice(url.indexOf(',') + 1);
      };
      Object.assign(window, { draw });
    },
    { width, height, horizon, quick, fragment },
  );
  return page;
}

/** One frame, phase 0 to 1. JPEG at its best loses nothing that a film keeps; PNG is for still pictures. */
export async function drawFrame(
  page: Page,
  phase: number,
  type: 'image/jpeg' | 'image/png',
): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([at, kind]) => (window as unknown as { draw(phase: number, type: string): string }).draw(at, kind),
    [phase, type] as const,
  );
  return Buffer.from(base64, 'base64');
}
