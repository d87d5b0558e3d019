import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './hand-in.ts';

export const handInTexts: Translation<typeof english.handInTexts> = {
  title: 'Faça a marcação',
  lead: 'Nos Estados Unidos, os papéis entregam-se num só dia e num só lugar. O lugar depende de onde vive.',
  loading: 'A carregar onde entrega os papéis...',
  loadFailed: 'Não foi possível carregar onde entrega os papéis.',
  posts: {
    washington: 'A Embaixada de Portugal em Washington, D.C.',
    'new-york': 'O consulado português em Nova Iorque',
    newark: 'O consulado português em Newark',
    boston: 'O consulado português em Boston',
    'new-bedford': 'O consulado português em New Bedford',
    'san-francisco': 'O consulado português em São Francisco',
  },
  terms: {
    post: 'Quem recebe os seus papéis',
    desk: 'Onde os entrega',
    book: 'Como marcar',
    price: 'Quanto custa',
    keep: 'O que fica lá',
  },
  desk: {
    vfs: (city) => `No centro de vistos da VFS para ${city}.`,
    consulate: 'No próprio consulado. Não encontrámos nenhum centro de vistos.',
    unknown: 'Não sabemos. Pergunte ao consulado.',
  },
  unknown: {
    post: (place) =>
      `Não encontrámos nenhuma fonte que indique o consulado (${place}). Antes de marcar, pergunte à Embaixada de Portugal em Washington, D.C.`,
    county:
      'Não encontrámos nenhuma fonte que indique o consulado do seu condado. Antes de marcar, pergunte ao de Boston.',
    book: 'Não sabemos. Pergunte ao consulado.',
    keep: 'Não sabemos se o passaporte fica lá. Pergunte antes de marcar uma viagem.',
  },
  unsaid: {
    text: 'O seu consulado diz-lhe qual é o seu centro. Depende do estado onde vive.',
    link: 'Diga em que estado vive',
  },
  abroad:
    'Então é o consulado português do país onde vive que recebe os seus papéis. Pergunte-lhe como se marca e peça a lista.',
  lists: {
    title: 'O que levar, segundo as fontes que encontrámos',
    bring: 'Todos levam',
    d7: 'Para o visto D7, se vive de uma pensão ou de outro rendimento',
    d8: 'Para o visto D8, se trabalha à distância',
    couple: 'Se o seu marido ou a sua mulher também se muda',
    child: 'Por cada filho que se muda',
  },
  advice: 'O consulado tem a última palavra. Antes de ir, peça-lhe a lista dele.',
};
