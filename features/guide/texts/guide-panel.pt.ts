import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './guide-panel.ts';

export const panelTexts: Translation<typeof english.panelTexts> = {
  title: 'O seu painel de azulejos',
  lead: 'Mais ninguém tem um igual. Cada passo terminado doura um azulejo da diagonal.',
  back: 'Voltar ao processo de visto',
  loading: 'A carregar...',
  failed: 'Não foi possível carregar o seu painel',
  picture: (gold) =>
    `Um painel quadrado de azulejos azuis e brancos. ${gold} dos 6 azulejos da diagonal estão dourados.`,
  caption: (steps) => `${steps} de 6 passos concluídos`,
  for: (name) => `O painel de ${name}`,
  save: 'Guardar como imagem',
  print: 'Imprimir como cartaz',
  fileName: 'my-panel.png',
  saveFailed: 'Não foi possível criar a imagem. Imprima a página e escolha PDF.',
  link: 'Ver o seu painel de azulejos',
};
