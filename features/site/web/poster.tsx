import desktopAvif from './poster/desktop.avif';
import desktopJpeg from './poster/desktop.jpg';
import desktopWebp from './poster/desktop.webp';
import phoneAvif from './poster/phone.avif';
import phoneJpeg from './poster/phone.jpg';
import phoneWebp from './poster/phone.webp';

const upright = '(max-aspect-ratio: 1/1)';

/** The film's first frame. Decorative; loaded first because it is the largest thing on the first screen. */
export function Poster({ className }: { className: string }) {
  return (
    <picture>
      <source media={upright} type="image/avif" srcSet={phoneAvif} />
      <source media={upright} type="image/webp" srcSet={phoneWebp} />
      <source media={upright} srcSet={phoneJpeg} />
      <source type="image/avif" srcSet={desktopAvif} />
      <source type="image/webp" srcSet={desktopWebp} />
      <img src={desktopJpeg} alt="" width="1920" height="1080" fetchPriority="high" className={className} />
    </picture>
  );
}
