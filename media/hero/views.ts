import type { View } from './scene.ts';

export const seconds = 12;
export const frameRate = 24;
export const frames = seconds * frameRate;

export type Shape = 'desktop' | 'phone';

/** The film in its two shapes. The phone's poster is larger than its film: a still picture is cheap and looked at longer. */
export const views: Record<Shape, { film: View; poster: View }> = {
  desktop: {
    film: { width: 1600, height: 900, horizon: 0.44, quick: true },
    poster: { width: 1920, height: 1080, horizon: 0.44 },
  },
  phone: {
    film: { width: 720, height: 1280, horizon: 0.5, quick: true },
    poster: { width: 1080, height: 1920, horizon: 0.5 },
  },
};
