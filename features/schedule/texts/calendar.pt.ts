import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './calendar.ts';

export const calendarTexts: Translation<typeof english.calendarTexts> = {
  name: 'Rumo: as minhas datas',
  events: {
    appointment: 'Marcação do visto no consulado',
    handed_in: 'Documentos entregues para o visto',
    move_in: 'Mudança para Portugal',
    passport_expiry: 'Último dia do passaporte',
    criminal_record_issued: (age) => `O registo criminal faz ${age} dias`,
  },
  relations: { spouse: 'cônjuge', child: 'filho ou filha' },
  whose: (event, applicant) => `${event} (${applicant})`,
  guide: (address) => `O seu guia: ${address}`,

  everyone: 'O seu calendário recebe as datas de todas as pessoas da sua conta.',
  file: {
    title: 'Num ficheiro',
    lead: 'As suas datas tal como estão agora. Se alterar aqui uma data, o ficheiro não muda.',
    get: 'Transferir para o meu calendário',
    getting: 'A transferir o ficheiro...',
    failed: 'O ficheiro não chegou',
    none: 'Guarde primeiro uma data. Depois pode transferi-la.',
  },
  address: {
    title: 'Por um endereço web privado',
    lead: 'O seu calendário pede as datas a este endereço web e acompanha o que alterar aqui. Funciona com os calendários da Apple, da Google e do Outlook.',
    who: 'Quem tiver o endereço web vê as datas que guardou, e só essas. Dê-o apenas ao seu calendário.',
    loading: 'A carregar o seu endereço web privado...',
    make: 'Criar um endereço web privado',
    making: 'A criar...',
    label: 'O seu endereço web privado',
    once: 'Só o mostramos agora. Copie-o antes de sair desta página. Se o perder, crie um novo.',
    copy: 'Copiar o endereço web',
    copied: 'O endereço web foi copiado',
    copyFailed: 'O seu navegador não o copiou. Selecione o endereço web e copie-o.',
    subscribe: 'Abrir no Calendário da Apple',
    how: 'Onde o colocar',
    apple: {
      here: 'Apple: use o botão acima. Se o Calendário perguntar onde o guardar, escolha iCloud: os seus outros aparelhos da Apple acompanham.',
      elsewhere:
        'Apple: abra o Calendário num Mac e escolha, no menu «Ficheiro», uma nova assinatura de calendário. Guarde-a em iCloud: o seu iPhone e o seu iPad acompanham.',
    },
    steps: [
      'Google: abra o Calendário Google num computador. Ao lado de «Outros calendários», escolha o sinal de mais e depois «A partir do URL».',
      'Outlook: escolha «Adicionar calendário» e depois «Subscrever a partir da Web».',
    ],
    slow: 'Um calendário pergunta algumas vezes por dia, alguns só uma. Uma alteração pode demorar um dia a aparecer.',
    since: (day) => `Tem um endereço web privado desde ${day}.`,
    fetched: (when) => `Última vez que um calendário perguntou: ${when}.`,
    neverFetched: 'Ainda nenhum calendário perguntou.',
    renew: 'Criar um novo',
    off: 'Desligar',
    wentOff: 'O endereço web privado está desligado',
    failed: 'O endereço web não foi alterado',
    loadFailed: 'Não foi possível consultar o seu endereço web privado.',
    renewing: {
      title: 'Criar um endereço web novo?',
      description:
        'O endereço web antigo deixa de funcionar de imediato. Os calendários que o usam precisam do novo.',
    },
    ending: {
      title: 'Desligar o endereço web?',
      description:
        'Deixa de funcionar de imediato. Os calendários que o usam deixam de receber datas nossas.',
    },
  },
};
