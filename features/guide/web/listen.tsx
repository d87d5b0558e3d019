import { CircleStop, Volume2 } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { practiceTexts } from '../texts/guide-practice.ts';
import { type SpokenLanguage, useSpeech } from './use-speech.ts';

const texts = practiceTexts.listen;
const labels = { 'en-US': texts.english, 'pt-PT': texts.portuguese };

/** Reads a text aloud, in those of its languages that the device has a voice for; nothing where it has none. */
export function Listen({ spoken }: { spoken: Partial<Record<SpokenLanguage, string>> }) {
  const { languages: voices, speaking, speak, stop } = useSpeech();
  const languages = voices.filter((language) => spoken[language] !== undefined);
  if (languages.length === 0) return null;
  return (
    <div className="no-print flex flex-wrap gap-3">
      {languages.map((language) => {
        const playing = speaking === language;
        return (
          <Button key={language} onClick={() => (playing ? stop() : speak(spoken[language] ?? '', language))}>
            {playing ? <CircleStop aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
            {playing ? texts.stop : labels[language]}
          </Button>
        );
      })}
    </div>
  );
}
