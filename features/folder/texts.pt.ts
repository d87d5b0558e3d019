import { bringWords } from '#features/bring/texts.pt.ts';
import { documentCount } from '#features/documents/texts/document-counts.pt.ts';
import { documentWords } from '#features/documents/texts/document-types.pt.ts';
import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './texts.ts';

const pages = (count: number) => (count === 1 ? '1 página' : `${count} páginas`);

export const folderTexts: Translation<typeof english.folderTexts> = {
  card: {
    title: 'Pasta da marcação',
    hint: 'Todos os seus papéis num só PDF para imprimir: uma capa, uma lista e um separador antes de cada papel.',
    make: 'Criar a minha pasta da marcação',
  },

  window: {
    title: 'A sua pasta da marcação',
    intro:
      'Um só PDF com os seus papéis pela ordem do guia. É criado neste dispositivo e não é enviado a ninguém.',
    order: 'O seu consulado tem uma lista própria? Então siga a ordem dessa lista.',
    papers: `Os ${documentCount} papéis`,
    there: 'Pronto',
    missing: 'Em falta',
    left: 'Fica de fora',
    missingNote: 'Ainda não há nada aqui. Recebe um separador vazio, para pôr o papel atrás dele à mão.',
    leftNote: 'Nenhum ficheiro está assinalado. Recebe um separador vazio.',
    someMissing: (count) =>
      count === 1 ? `Falta 1 dos ${documentCount} papéis` : `Faltam ${count} dos ${documentCount} papéis`,
    someMissingDetail: 'Pode criar a pasta agora e outra vez mais tarde.',
    nothing: 'Ainda não há nada para pôr numa pasta. Carregue primeiro um papel.',
    justInCase: 'Para o caso de pedirem',
    justInCaseNote: `Assinale o que quer levar consigo. Fica atrás dos ${documentCount} papéis.`,
    noJustInCase: 'Não carregou mais nada.',
    large: (size) => `${size}. Imprime-se bem, mas o portal oficial aconselha ficheiros com menos de 5 MB.`,
    word: 'Um ficheiro Word: não pode entrar num PDF. Recebe uma página que diz para o imprimir à parte.',
    other: 'Não pode entrar num PDF. Recebe uma página que diz para o imprimir à parte.',
    found: {
      locked: 'Pede uma palavra-passe. Recebe uma página que diz para o imprimir à parte.',
      xfa_form:
        'Um formulário que poucos programas mostram. Pode receber uma página que diz para o imprimir à parte.',
      unreadable:
        'Há partes que não foi possível ler. Pode receber uma página que diz para o imprimir à parte.',
    },
    returned: 'A nossa equipa pediu uma nova cópia deste ficheiro.',
    paper: 'Papel',
    sizes: { letter: 'Carta (EUA)', a4: 'A4' },
    paperAtFirst: 'a4',
    counter: 'Juntar uma folha em letra grande',
    counterHint: 'Frases curtas nas duas línguas, para mostrar ao balcão.',
    make: 'Criar o PDF',
    again: 'Alterar alguma coisa',
    untouched: 'Assinale pelo menos um ficheiro.',
    ticked: (count, size) =>
      count === 1
        ? `1 ficheiro assinalado: ${size}, descarregado para este dispositivo.`
        : `${count} ficheiros assinalados: ${size}, descarregados para este dispositivo.`,
    alone: (count) =>
      count === 1
        ? '1 ficheiro tem de ser impresso à parte'
        : `${count} ficheiros têm de ser impressos à parte`,
    aloneDetail:
      'A razão está escrita ao lado. Pode criar o PDF assim mesmo: no lugar de cada um fica uma página que o diz.',
    loadFailed: 'Não foi possível carregar os seus documentos.',
    loading: 'A carregar os seus documentos...',
    close: 'Concluir',
  },

  making: {
    title: 'A criar a sua pasta',
    first: 'A preparar...',
    file: (number, count) => `Ficheiro ${number} de ${count}`,
    last: 'A juntar as páginas...',
    comparing: (number, count) => `A verificar as páginas: ficheiro ${number} de ${count}`,
    wait: 'Mantenha esta janela aberta. Pode demorar um minuto.',
    cancel: 'Cancelar',
    cancelled: 'Parou. Nada foi guardado.',
  },

  done: {
    title: 'A sua pasta está pronta',
    detail: (count) => `${pages(count)}. Procure-a nas suas transferências.`,
    save: 'Guardar outra vez',
    print: 'Imprima só de um lado do papel. Veja todas as páginas antes de ir.',
    problems: 'Veja estes ficheiros',
    notCompared:
      'Não conseguimos verificar se estes ficheiros ficam na pasta como se veem no ecrã. Veja cada página deles:',
    keep: 'Contém os seus papéis. Num computador que outros usam, elimine-a depois de a imprimir.',
  },

  failed: {
    title: 'A pasta não foi criada',
    fetch: (file) =>
      `Não foi possível abrir «${file}». Verifique a sua ligação e tente outra vez. Ou deixe este ficheiro por assinalar.`,
    making: 'Algo correu mal ao juntar as páginas. Tente outra vez. Se acontecer duas vezes, escreva-nos.',
    dates: 'Não foi possível carregar o dia da sua marcação. Pode escrevê-lo à mão na capa.',
  },

  problems: {
    word: 'Isto é um ficheiro Word. Abra-o no seu dispositivo, imprima-o à parte e ponha-o no seu lugar.',
    other:
      'Este ficheiro não pode entrar num PDF. Abra-o no seu dispositivo, imprima-o à parte e ponha-o no seu lugar.',
    locked: 'Este PDF pede uma palavra-passe. Abra-o com ela, imprima-o à parte e ponha-o no seu lugar.',
    damaged:
      'Não foi possível ler este ficheiro. Abra-o no seu dispositivo para o verificar, imprima-o e ponha-o no seu lugar.',
    long: 'Este PDF tem muitas páginas. Imprima à parte o que precisa dele e ponha-o no seu lugar.',
    xfa: 'Este formulário só cria as suas páginas no Adobe Reader. Abra-o lá, imprima-o à parte e ponha-o no seu lugar.',
    portfolio:
      'Este PDF contém vários ficheiros. Abra-o no seu dispositivo, imprima cada um deles e ponha-os no seu lugar.',
    letters:
      'Há algo neste formulário escrito em letras que a pasta não tem. Imprima-o à parte e ponha-o no seu lugar.',
    cutValue:
      'Há algo neste formulário que não cabe no seu campo e ficaria cortado. Imprima-o à parte e ponha-o no seu lugar.',
    empty: 'Este PDF não tem páginas. Abra-o no seu dispositivo para o verificar e carregue-o outra vez.',
    cutOff:
      'Falta uma parte deste ficheiro. Abra o original no seu dispositivo, imprima-o à parte e carregue-o outra vez.',
    different:
      'Na pasta este ficheiro não ficaria como se vê no ecrã. Abra-o no seu dispositivo, imprima-o à parte e ponha-o no seu lugar.',
    gone: 'Este ficheiro já não existe. Se ainda precisa dele, carregue-o outra vez.',
  },

  sheets: {
    tabs: {
      ...documentWords,
      ...bringWords,
      'just-in-case': { name: 'Para o caso de pedirem', other: 'Other documents' },
    },
    title: 'Pasta da marcação',
    pageOf: (name, number, count) => `${name}, página ${number} de ${count}`,
    cover: {
      title: 'Os meus papéis para a marcação do visto',
      other: 'My papers for the visa appointment',
      name: 'Nome',
      day: 'Dia da marcação',
      time: 'Hora',
      place: 'Local',
      reference: 'Número de referência',
      inside: 'Nesta pasta',
      made: (day) => `Criada em ${day}.`,
    },
    list: {
      title: 'Lista para assinalar',
      lead: 'Assinale cada papel quando o tiver na mão. Leve o original e uma cópia.',
      more: 'Lista para assinalar, continuação',
      fromTo: (first, last) => (first === last ? `página ${first}` : `páginas ${first}-${last}`),
      missing: 'Ainda em falta. Junte-o à mão.',
      file: (name, count) => `${name}, ${pages(count)}`,
      besides: 'Verifique isto na véspera',
      check: 'Os consulados pedem papéis diferentes. Verifique a lista do seu antes de confiar nesta.',
    },
    divider: {
      none: 'Ainda não há nada aqui. Ponha o papel atrás desta página.',
      page: (number, total) => `Página ${number} de ${total}`,
    },
    alone: { title: 'Imprima este ficheiro à parte', gone: 'Falta este ficheiro' },
    counter: {
      title: 'Para o balcão',
      other: 'For the counter',
      sentences: [
        {
          own: 'Tenho marcação para hoje, para entregar o meu pedido de visto de residência.',
          other: 'I have an appointment today, to hand in my application for a residence visa.',
        },
        {
          own: 'Os meus papéis estão pela ordem da lista.',
          other: 'My papers are in the order of the list.',
        },
        { own: 'Fale devagar e com clareza, por favor.', other: 'Please speak slowly and clearly.' },
        { own: 'Pode escrever isso para mim?', other: 'Could you write that down for me?' },
        {
          own: 'Falta algum papel? Escreva qual e até quando precisa dele, por favor.',
          other: 'Is a paper missing? Please write down which, and by when you need it.',
        },
      ],
    },
  },
};
