import { AlignJustify, Rows3 } from 'lucide-react';
import { type Density, setDensity, useDensity } from '#platform/browser/density.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import type { Icon } from './icon.ts';
import { IconButton } from './icon-button.tsx';

const choices: { density: Density; icon: Icon }[] = [
  { density: 'comfortable', icon: Rows3 },
  { density: 'compact', icon: AlignJustify },
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
