import { CircleStop, Volume2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { practiceTexts } from '../texts/guide-practice.ts';

const texts = practiceTexts.listen;

const labels = { 'en-US': texts.english, 'pt-PT': texts.portuguese };

/** Reads a text aloud in those of its languages that the device has a voice for; empty without one. */
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

type SpokenLanguage = 'en-US' | 'pt-PT';

const speech = () => (typeof speechSynthesis === 'undefined' ? undefined : speechSynthesis);

/** The best voice for a language: same country first, else same language. */
function voiceFor(language: SpokenLanguage): SpeechSynthesisVoice | undefined {
  const voices = speech()?.getVoices() ?? [];
  const named = (name: string) => voices.find(({ lang }) => lang.replace('_', '-').startsWith(name));
  return named(language) ?? named(language.slice(0, 2));
}

/** Speech synthesis. `languages` are those with a voice; `speaking` is the one being read. Stops on unmount. */
function useSpeech() {
  const [languages, setLanguages] = useState<readonly SpokenLanguage[]>([]);
  const [speaking, setSpeaking] = useState<SpokenLanguage>();

  useEffect(() => {
    const synthesis = speech();
    if (!synthesis) return;
    // Browsers load their voices after the page.
    const look = () => setLanguages((['en-US', 'pt-PT'] as const).filter(voiceFor));
    look();
    synthesis.addEventListener('voiceschanged', look);
    return () => {
      synthesis.removeEventListener('voiceschanged', look);
      synthesis.cancel();
    };
  }, []);

  function speak(text: string, language: SpokenLanguage): void {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = language;
    utterance.voice = voiceFor(language) ?? null;
    // A little slower than normal speech.
    utterance.rate = 0.9;
    utterance.onend = () => setSpeaking(undefined);
    utterance.onerror = () => setSpeaking(undefined);
    speech()?.cancel();
    speech()?.speak(utterance);
    setSpeaking(language);
  }
  function stop(): void {
    speech()?.cancel();
    setSpeaking(undefined);
  }
  return { languages, speaking, speak, stop };
}
