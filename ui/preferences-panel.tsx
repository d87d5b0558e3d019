import { preferencesTexts as texts } from '#platform/shared/texts/preferences.ts';
import { AnchoredPanel, type PanelProps } from './anchored-panel.tsx';
import { PreferencesForm } from './preferences-form.tsx';

/** What "Aa" opens, below its button: the page stays in sight, so that a choice is seen at once. */
export default function PreferencesPanel(panel: PanelProps) {
  return (
    <AnchoredPanel {...panel} title={texts.title} className="w-96 gap-4 px-5 pb-5 text-base">
      <PreferencesForm />
    </AnchoredPanel>
  );
}
