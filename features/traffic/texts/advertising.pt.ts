import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './advertising.ts';

export const advertisingTexts: Translation<typeof english.advertisingTexts> = {
  heading: 'Medição de publicidade',
  off: 'Medição de publicidade: desligada',
  on: 'Medição de publicidade: ligada',
  offDetail: 'Nenhum anunciante sabe das suas visitas. Fica assim, a não ser que o altere aqui.',
  onDetail:
    'Quando compra um plano, o seu navegador pede ao Google uma pequena imagem, para o Google poder contar que um dos seus anúncios trouxe alguém até aqui. O Google vê então o seu endereço de internet e os cookies dele. Por nós, não fica a saber o seu nome, o seu plano nem os seus papéis.',
  switch: 'Avisar o Google quando compro um plano',
  switchHint:
    'Este navegador lembra-se da sua escolha durante meio ano. Pode voltar atrás em qualquer altura.',
  asked: 'O seu navegador pede aos sites que não o sigam. Por isso, fica desligada e nenhum cookie é criado.',
  notSet: 'Este site não comunica nada a nenhum anunciante. Não há nada a escolher.',
  failed: 'O seu navegador não guardou a escolha. Fica desligada.',
};
