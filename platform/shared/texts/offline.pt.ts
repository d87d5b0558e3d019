import type { Translation } from '../languages.ts';
import type * as english from './offline.ts';

export const offlineTexts: Translation<typeof english.offlineTexts> = {
  title: 'Está sem ligação.',
  detail: 'Pode ler tudo; o que assinalar fica neste dispositivo e é enviado quando voltar a ligação.',
  from: (when) => `De ${when}`,
  ticksWaiting: 'Guardado neste dispositivo. Enviamos quando voltar a ligação.',
};
