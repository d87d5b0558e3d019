import { AlignJustify, Rows3 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { IconButton } from './button.tsx';
import type { Icon } from './icon.ts';

const choices: { density: Density; icon: Icon }[] = [
  { density: 'compact', icon: AlignJustify },
  { density: 'comfortable', icon: Rows3 },
];

/** How close the rows of a list stand, for this device. Put `data-density` on what follows it. */
export function DensitySwitch() {
  const present = useDensity();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would need a line of its own
    <div role="group" aria-label={uiTexts.density} className="flex rounded-control border border-line">
      {choices.map(({ density, icon }) => (
        <IconButton
          key={density}
          icon={icon}
          label={uiTexts.densities[density]}
          aria-pressed={present === density}
          onClick={() => setDensity(density)}
          className="aria-pressed:bg-tint-strong aria-pressed:text-link"
        />
      ))}
    </div>
  );
}

/** How close the rows of the office's lists stand: 32 px, so that a laptop shows 20 of them, or up to 56 for who wants room. */
type Density = 'comfortable' | 'compact';

/** Kept per device: it goes with the screen, not with the person. */
const key = 'rumo-density';

const listeners = new Set<() => void>();

// Storage can be forbidden: the choice then lasts as long as the page.
let unsaved: Density = 'compact';

function read(): Density {
  try {
    return localStorage.getItem(key) === 'comfortable' ? 'comfortable' : 'compact';
  } catch {
    return unsaved;
  }
}

function setDensity(density: Density): void {
  try {
    if (density === 'compact') localStorage.removeItem(key);
    else localStorage.setItem(key, density);
  } catch {
    unsaved = density;
  }
  for (const listener of listeners) listener();
}

export function useDensity(): Density {
  return useSyncExternalStore(subscribe, read, () => 'compact');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
