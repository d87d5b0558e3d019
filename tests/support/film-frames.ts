import type { Page } from 'playwright-core';

/** What was measured of a film, decoded by the browser. */
export interface FilmLook {
  seconds: number;
  /** Mean difference of a channel, 0 to 255: the last frame and the first; the first and the one a quarter later. */
  seam: number;
  quarter: number;
  /** The darkest the film was under each element's words, at moments spread evenly over it: relative luminance (WCAG 2), by selector. */
  darkest: Record<string, number>;
}

/**
 * Plays no film: seeks in one, at 24 frames a second, and looks at the pixels. The page is one of ours, whose policy
 * allows the film, with the words at the place where they are read.
 */
export function lookAtFilm(
  page: Page,
  src: string,
  words: readonly string[],
  looks: number,
): Promise<FilmLook> {
  return page.evaluate(
    async ({ src, words, looks }) => {
      const video = Object.assign(document.createElement('video'), { src, muted: true, preload: 'auto' });
      // Every frame that is presented, the first one included: a seek within the frame that is shown presents none.
      let shown = Number.NaN;
      let told = () => {};
      video.requestVideoFrameCallback(function look(_now, { mediaTime }) {
        shown = mediaTime;
        told();
        video.requestVideoFrameCallback(look);
      });
      const loaded = new Promise((resolve, reject) => {
        video.onloadeddata = resolve;
        video.onerror = () => reject(new Error(video.error?.message ?? src));
      });
      video.load();
      await loaded;
      const { videoWidth: width, videoHeight: height, duration: seconds } = video;
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const pen = canvas.getContext('2d', { willReadFrequently: true });
      if (!pen) throw new Error('no canvas');

      // 'seeked' says where the film stands, not that the frame from there is the one that would be drawn.
      async function drawFrameAt(time: number) {
        await new Promise<void>((resolve) => {
          told = () => {
            if (!video.seeking && Math.abs(shown - time) < 1 / 24) resolve();
          };
          video.onseeked = told;
          video.currentTime = time;
        });
        pen?.drawImage(video, 0, 0);
      }
      async function pixelsAt(time: number) {
        await drawFrameAt(time);
        return pen?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
      }
      function difference(one: Uint8ClampedArray, other: Uint8ClampedArray) {
        let sum = 0;
        for (let at = 0; at < one.length; at += 1) sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0));
        return sum / one.length;
      }

      const half = 1 / 48;
      const first = await pixelsAt(half);
      const seam = difference(first, await pixelsAt(seconds - half));
      const quarter = difference(first, await pixelsAt(seconds / 4));

      // As `object-fit: cover` and the film's `object-position` lay it under the words.
      const screen = document.querySelector('video')?.getBoundingClientRect() ?? new DOMRect();
      const scale = Math.max(screen.width / width, screen.height / height);
      const left = (screen.width - width * scale) * 0.6;
      const top = (screen.height - height * scale) * 0.3;
      const linear = (value = 0) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      const darkest: Record<string, number> = {};
      for (let time = half; time < seconds; time += seconds / looks) {
        await drawFrameAt(time);
        for (const selector of words) {
          const box = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
          const { data } = pen.getImageData(
            (box.left - screen.left - left) / scale,
            (box.top - screen.top - top) / scale,
            Math.max(1, box.width / scale),
            Math.max(1, box.height / scale),
          );
          for (let at = 0; at < data.length; at += 4) {
            // Outside of the picture nothing is drawn.
            if (data[at + 3] === 0) continue;
            const light =
              0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]);
            darkest[selector] = Math.min(darkest[selector] ?? 1, light);
          }
        }
      }
      return { seconds, seam, quarter, darkest };
    },
    { src, words, looks },
  );
}
