import { prefer } from '#platform/browser/preferences.ts';
import { usePreferences, useShown } from '#platform/browser/use-preferences.ts';
import { preferencesTexts as texts } from '#platform/shared/texts/preferences.ts';
import { Choices } from './choices.tsx';
import { LanguageLink } from './language-link.tsx';
import { Switch } from './switch.tsx';

const sizes = [100, 115, 130, 150] as const;
const contrasts = ['usual', 'high'] as const;
const motions = ['device', 'none'] as const;
const themes = ['device', 'light', 'dark'] as const;

/** Big and calm at one press. Pressed again, all of it is as usual. */
const calmly = { calm: true, text: 130, contrast: 'high', motion: 'none' } as const;
const usually = { calm: undefined, text: undefined, contrast: undefined, motion: undefined };

/** Everything about how a page reads; each choice shows at once and stays on this device. */
export function PreferencesForm() {
  const { theme, text, motion, calm } = usePreferences();
  const contrast = useShown('contrast') === 'high' ? 'high' : 'usual';
  return (
    <div className="@container grid gap-4">
      <Switch
        label={texts.calm}
        hint={texts.calmHint}
        checked={calm === true}
        onChange={({ target }) => prefer(target.checked ? calmly : usually)}
      />
      <div className="grid gap-4 @2xl:grid-cols-2 @2xl:gap-x-10 @2xl:gap-y-6 @2xl:py-2">
        <Choices
          legend={texts.text}
          options={sizes.map((value) => ({ value, label: `${value}%` }))}
          value={text ?? 100}
          onChoose={(value) => prefer({ text: value === 100 ? undefined : value })}
        />
        <Choices
          legend={texts.contrast}
          options={contrasts.map((value) => ({ value, label: texts.contrasts[value] }))}
          value={contrast}
          onChoose={(value) => prefer({ contrast: value })}
        />
        <Choices
          legend={texts.motion}
          options={motions.map((value) => ({ value, label: texts.motions[value] }))}
          value={motion ?? 'device'}
          onChoose={(value) => prefer({ motion: value === 'device' ? undefined : value })}
        />
        <Choices
          legend={texts.theme}
          options={themes.map((value) => ({ value, label: texts.themes[value] }))}
          value={theme ?? 'device'}
          onChoose={(value) => prefer({ theme: value === 'device' ? undefined : value })}
        />
      </div>
      <p className="text-small text-muted">{texts.kept}</p>
      <LanguageLink className="prose-link justify-self-start" />
    </div>
  );
}
