import clsx from 'clsx';
import { Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { uiTexts } from '#domain/texts/ui.ts';
import { chooseTheme, type ThemeChoice, useIsDark, useThemeChoice } from '../lib/theme.ts';
import { IconButton } from './icon-button.tsx';

/** One press between light and dark; remembered on this device. */
export function ThemeSwitch({ className }: { className?: string }) {
  const dark = useIsDark();
  return (
    <IconButton
      icon={dark ? Moon : Sun}
      label={dark ? uiTexts.switchToLight : uiTexts.switchToDark}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
      className={className}
    />
  );
}

const choices: ThemeChoice[] = ['system', 'light', 'dark'];

/** The same choice as three radio buttons, for a settings or profile page. */
export function ThemeChoices() {
  const name = useId();
  const chosen = useThemeChoice();
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-strong">{uiTexts.theme}</legend>
      <div className="inline-flex flex-wrap justify-self-start overflow-hidden rounded-control border border-control bg-surface">
        {choices.map((choice) => (
          <label
            key={choice}
            className={clsx(
              'inline-flex min-h-control cursor-pointer items-center px-4 has-focus-visible:bg-tint has-focus-visible:underline',
              chosen === choice ? 'bg-tint font-strong text-link' : 'text-ink hover:bg-well',
            )}
          >
            <input
              type="radio"
              name={name}
              value={choice}
              checked={chosen === choice}
              onChange={() => chooseTheme(choice)}
              className="sr-only"
            />
            {uiTexts.themeChoices[choice]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
