import { assistantLimits } from '#features/assistant/rules/limits.ts';
import { pageTexts } from '#features/pages/texts/pages.pt.ts';
import { reviewTexts } from '#features/reviews/texts/reviews.pt.ts';
import { keptMonths } from '#features/traffic/rules/traffic.ts';
import { advertisingTexts } from '#features/traffic/texts/advertising.pt.ts';
import type { Translation } from '#platform/shared/languages.ts';
import { BRAND } from '#platform/shared/texts/brand.ts';
import { graceDays } from '../rules.ts';
import type * as english from './privacy.ts';

export const privacyTexts: Translation<typeof english.privacyTexts> = {
  title: 'Política de Privacidade',
  version:
    'Política de Privacidade v4. Última revisão em 10 de abril de 2023. Isto é uma tradução: vale o texto em inglês.',
  inShort: {
    heading: 'Em resumo',
    dated:
      'O que é verdade em 24 de novembro de 2026, em palavras simples. A política completa vem a seguir.',
    items: [
      'Guardamos o que nos dá: o seu nome e endereço de e-mail vindos do Google, o seu perfil, os seus pedidos e o que assinala e anota no guia, os seus documentos e as suas mensagens para nós.',
      'Usamo-lo para orientar o seu pedido de visto e para lhe responder. Não o vendemos e aqui não há publicidade. Os nossos anúncios noutros sites não ficam a saber nada de si, a não ser que o ligue mais abaixo.',
      'Está numa base de dados e num armazém de ficheiros geridos por nós. Cada documento é cifrado com uma chave só dele.',
      'Os seus documentos podem ser abertos por si e pela nossa equipa, para os analisar ou para lhe dar ajuda. A equipa tem de indicar um motivo de cada vez. O dia, o documento e o motivo ficam à vista na sua página de documentos.',
      'Criamos os cookies de que o início de sessão precisa e um que lembra como a equipa arrumou o seu ecrã. As nossas páginas de entrada contam as visitas com mais um cookie nosso, sem nome, que pode desligar abaixo. O seu navegador guarda também a sua escolha de cores, o que ainda está a escrever e uma cópia das suas listas para ler sem ligação. Nenhum script, tipo de letra ou imagem vem de outra empresa.',
      `Pode eliminar um documento por si, e guardar uma cópia de tudo o que temos sobre si: carregue em «Transferir os meus dados» no seu perfil. Com «Eliminar a minha conta» tudo é eliminado ${graceDays} dias depois.`,
      'As crianças com menos de 13 anos só podem usar o serviço com o consentimento de um dos pais.',
    ],
  },
  contents: 'Índice',
  contact: {
    heading: 'Pergunte-nos',
    detail:
      'Para ver, corrigir ou eliminar o que guardamos sobre si, ou para receber uma cópia, escreva para',
  },
};

export const policySections: Translation<typeof english.policySections> = [
  {
    numeral: 'I',
    id: 'who-we-are',
    title: 'Quem somos e o que isto abrange',
    paragraphs: [
      `A ${BRAND} é um serviço privado que ajuda pessoas a preparar uma mudança para Portugal. Não fazemos parte de nenhum governo, e usar a ${BRAND} não é obrigatório para obter um visto. Nesta política, «nós» é a empresa que gere este site, e a pessoa a quem nos dirigimos é quem o visita ou tem uma conta.`,
      'A política abrange este site e os nossos e-mails. Não abrange o Google, os consulados, as autoridades portuguesas nem outros sites para os quais temos links. Esses têm políticas próprias.',
    ],
  },
  {
    numeral: 'II',
    id: 'what-we-collect',
    title: 'O que recolhemos',
    paragraphs: [
      'Recolhemos o que nos dá e aquilo de que o serviço precisa para funcionar:',
      'Não compramos dados sobre si e não recolhemos a sua localização, os seus contactos nem a sua navegação noutros sites. Contamos os pedidos por endereço de internet, para que ninguém sobrecarregue o serviço, e não guardamos nenhum endereço que se possa ler. Não nos envie números de conta, palavras-passe nem papéis que não tenhamos pedido.',
    ],
    items: [
      'Conta: o seu nome, o seu endereço de e-mail e um número de conta, que o Google nos dá quando inicia sessão. Nunca vemos a sua palavra-passe do Google.',
      'Perfil: nome completo, número de telefone, nacionalidade e onde vive agora, na medida em que os preencha.',
      'Pedido: o tipo, o estado, o seu progresso, o que assinala no guia e as notas que lá escreve. Se os guardar, também os dias da sua marcação e da sua mudança, o último dia do seu passaporte e o dia do seu registo criminal.',
      'Pessoas por quem faz um pedido: o nome que nos dá do seu cônjuge, do seu filho ou filha ou de outra pessoa. Pergunte-lhes antes, por favor.',
      'Documentos: os ficheiros que carrega, como um passaporte, um registo criminal, uma certidão de nascimento ou um comprovativo de rendimentos.',
      'Mensagens: o que nos escreve e o que respondemos.',
      'Assistente: o que lhe pergunta e o que ele responde, se tiver sessão iniciada. Um PDF que anexe é lido uma vez e não é guardado. O texto dele fica uma hora, cifrado. Os visitantes sem conta são contados durante um mês por uma forma baralhada do seu endereço, a partir da qual ninguém consegue ler o endereço.',
      'Plano: em que plano está e até quando. Não guardamos números de cartão.',
      'Visitas às nossas páginas de entrada, cujos endereços começam por /pitches/: que página e que versão dela, quando e durante quanto tempo, se carregou no botão, se usava um telemóvel, o nome do seu navegador e o site ou a campanha de onde veio. O seu navegador é representado por um número aleatório. Se iniciar sessão com o mesmo navegador, o seu número de conta fica ao lado dele, para podermos ver a partir de que página as pessoas se inscreveram.',
      'Registos de segurança: quando iniciou sessão, o tipo de navegador que usou e quem alterou o quê e quando.',
    ],
  },
  {
    numeral: 'III',
    id: 'how-we-use-it',
    title: 'Como o usamos',
    paragraphs: [
      'Usamos o que recolhemos para estas coisas e para nenhumas outras:',
      'Nenhum computador decide sobre o seu pedido. São pessoas que o veem, e o próprio visto é decidido pelas autoridades portuguesas.',
    ],
    items: [
      'mostrar-lhe os seus passos, os seus documentos e o seu progresso;',
      'analisar os seus documentos, e o seu pedido quando o solicita, e responder às suas mensagens;',
      'avisar por e-mail de que há novidades, sem pormenores pessoais no próprio e-mail;',
      'lembrar por e-mail um dia que guardou: só esse e-mail diz o dia, e pode desligá-lo;',
      'manter as contas seguras e descobrir o que aconteceu quando algo corre mal;',
      'manter o serviço a funcionar e contar como é usado;',
      'descobrir que versão de uma página de entrada é mais clara: a cada visitante é mostrada uma delas, ao acaso;',
      'cumprir os nossos deveres legais.',
    ],
  },
  {
    numeral: 'IV',
    id: 'our-reasons',
    title: 'Porque o podemos fazer',
    paragraphs: [
      'Onde se aplica a lei europeia de proteção de dados, cada utilização precisa de um fundamento legal. Orientar e responder faz parte do nosso acordo consigo. Manter as contas seguras e o serviço a funcionar é o nosso interesse legítimo, tal como contar as visitas só para nós, o que pode desligar. Alguns registos temos de os guardar por lei.',
      'Um registo criminal ou papéis sobre a sua saúde são dados especiais. Só os guardamos porque os carrega para o seu pedido, e pode eliminá-los em qualquer altura.',
    ],
  },
  {
    numeral: 'V',
    id: 'who-sees-your-documents',
    title: 'Quem vê os seus documentos',
    paragraphs: [
      'Em primeiro lugar, quem os carregou. As outras pessoas com conta não podem ver as suas coisas: é a própria base de dados que se recusa a mostrá-las.',
      `A nossa equipa vê o seu nome, o seu pedido e uma lista dos seus documentos. Alguém da equipa abre um documento para o analisar, para responder a uma pergunta sua, para preparar o seu pedido ou a sua marcação, ou para verificar o nosso próprio trabalho. Nada dele lhe é mostrado antes de o motivo ficar registado. Pode ler cada abertura em «${reviewTexts.who.title}»: o dia, o documento e o motivo, mas não qual das pessoas foi.`,
      'O que a equipa diz sobre um documento também fica registado, tal como cada decisão e cada alteração que faz. O registo não pode ser alterado depois sem deixar rasto.',
    ],
  },
  {
    numeral: 'VI',
    id: 'whom-we-share-with',
    title: 'Com quem partilhamos',
    paragraphs: [
      'Não vendemos nem alugamos o que sabemos sobre si e não o partilhamos para publicidade. Só sai de nós desta forma:',
      'Não enviamos os seus papéis a nenhum consulado nem a nenhuma autoridade. A entrega é feita por si.',
    ],
    items: [
      'O Google fica a saber que inicia sessão aqui, porque o faz com o Google.',
      'Onde a página do nosso assistente diz que é o Gemini que responde, o Google recebe a sua pergunta e o texto do seu ficheiro, e escreve a resposta. Uma digitalização não tem texto: nesse caso, o Google recebe o próprio ficheiro, para o transcrever.',
      'As empresas que gerem servidores, guardam ficheiros cifrados ou entregam e-mails por nossa conta podem tratar dados às nossas ordens e não os podem usar para si.',
      'Um tribunal ou uma autoridade recebe o que a lei nos obriga a entregar, e nada mais. Quando o pudermos fazer, avisamos.',
      'Se a empresa mudar de mãos, o novo dono tem de cumprir esta política, e a notícia chega-lhe antes disso.',
    ],
  },
  {
    numeral: 'VII',
    id: 'cookies',
    title: 'Cookies e o que o seu navegador guarda',
    paragraphs: [
      'O site não funciona sem alguns cookies: um que guarda a sua sessão e outros de curta duração enquanto a inicia. A equipa tem mais um, que lembra se o menu está aberto.',
      'As nossas páginas de entrada, e nenhumas outras, criam o cookie rumo_visitor para contar as visitas. Contém números aleatórios, a hora da sua última visita e a versão da página que lhe foi mostrada, para que volte a ver a mesma. Vai apenas para nós, nenhum script o pode ler, e termina 13 meses depois da sua primeira visita, por mais vezes que volte. Se o nosso servidor estiver ocupado de mais para contar uma visita, o seu navegador guarda esse registo no separador aberto, envia-o mais uma vez e esquece-o.',
      `Não é criado, e nada é contado, se o seu navegador enviar Global Privacy Control ou Do Not Track, se fizer parte da nossa equipa ou depois de carregar em «${pageTexts.counting.stop}». Esse botão está no fundo de cada página de entrada e no fim desta política. Elimina o rumo_visitor e cria o rumo_no_count, que lembra a sua escolha durante 400 dias e não diz mais nada.`,
      'Se fizer perguntas ao nosso assistente sem conta, criamos o cookie rumo-asker. Conta as suas perguntas e desaparece ao fim de um dia.',
      'O seu navegador guarda também, no seu próprio dispositivo, quem tem sessão iniciada, a sua escolha de cores claras ou escuras, textos e marcas que ainda não enviou e uma cópia das suas listas (os seus pedidos com as suas datas, os nomes dos seus documentos, as suas mensagens, o seu perfil), para as poder ler sem ligação. Os próprios documentos não ficam lá. O que escreve para os cartões para mostrar ao balcão fica só no seu dispositivo e nunca o recebemos. Terminar a sessão apaga tudo isso, menos as cores.',
      `Nas nossas páginas não há rastreadores nem scripts de outras empresas. Só se ligar a «${advertisingTexts.heading}», no fim desta política, criamos o cookie rumo_ads, que se lembra disso durante 180 dias. Então, quando tiver comprado um plano, o seu navegador pede ao Google uma imagem, com o valor de 1 dólar americano e sem nome. Fica desligada se o seu navegador enviar Global Privacy Control ou Do Not Track.`,
      'Se fizer uma pergunta na nossa página sobre animais, e estiver ligado um serviço para animais, a sua pergunta vai para esse serviço. A página di-lo e indica o nome dele. Nada mais sobre si vai com ela e não guardamos cópia.',
    ],
  },
  {
    numeral: 'VIII',
    id: 'how-we-protect-it',
    title: 'Onde está e como o protegemos',
    paragraphs: [
      'Os seus dados estão numa base de dados e num armazém de ficheiros geridos por nós. Cada documento é cifrado antes de ser guardado, com uma chave só dele. As ligações a um site público nosso também são cifradas.',
      'Ninguém pode prometer segurança perfeita. Se, apesar de tudo isto, alguém chegar aos seus dados e isso lhe puder causar dano, damos conhecimento disso, a si e às autoridades, no prazo que a lei fixa.',
      'Pode usar o serviço a partir dos Estados Unidos ou da Europa. Quando os dados atravessam uma fronteira pelo caminho, ficam protegidos como diz esta política.',
    ],
  },
  {
    numeral: 'IX',
    id: 'how-long-we-keep-it',
    title: 'Durante quanto tempo o guardamos',
    paragraphs: [
      `Guardamos os seus dados enquanto tiver conta, porque uma mudança leva meses e as renovações vêm anos depois. Quando elimina um documento, o ficheiro é apagado de imediato. Quando carrega em «Eliminar a minha conta» no seu perfil, esperamos ${graceDays} dias, para o caso de mudar de ideias. Depois apagamos o seu perfil, os pedidos, os documentos e as mensagens. Se não puder esperar, escreva-nos.`,
      'Se comprou alguma coisa, o seu plano termina com a sua conta e o nosso serviço de pagamentos elimina o seu cartão. As suas faturas ficam nesse serviço, porque a lei o exige: em Portugal, durante dez anos. Contêm o seu nome ou endereço de e-mail, o que comprou e o que pagou.',
      `O que perguntou ao assistente é eliminado ao fim de ${assistantLimits.historyMonths} meses, ou assim que o eliminar por si.`,
      `O que contamos das visitas é eliminado ao fim de ${keptMonths} meses, tal como os totais feitos a partir disso. Se a sua conta for eliminada antes, as visitas ficam sem o seu número de conta: nada nelas diz quem era.`,
      'O registo de quem fez o quê permanece, porque protege ambas as partes. Contém identificadores, datas e tipos de ação, e nunca o texto ou o conteúdo de nada. As cópias de segurança desaparecem quando são substituídas. Se alguma vez tivermos de recorrer a uma, as contas entretanto eliminadas são eliminadas de novo.',
    ],
  },
  {
    numeral: 'X',
    id: 'your-rights',
    title: 'Os seus direitos e escolhas',
    paragraphs: [
      'Onde quer que viva, pode pedir-nos estas coisas, sem custos. Respondemos no prazo de 30 dias:',
      'Podemos pedir-lhe que inicie sessão ou responda a uma pergunta, para que mais ninguém receba os seus dados. Se achar que não temos razão, pode também recorrer à autoridade de proteção de dados do lugar onde vive; em Portugal, é a CNPD.',
    ],
    items: [
      'ver o que guardamos sobre si e receber uma cópia que possa levar para outro lado; pode guardá-la por si, com «Transferir os meus dados» no seu perfil;',
      'corrigir o que está errado; a maior parte pode mudá-la no seu perfil;',
      'eliminar os seus dados, com «Eliminar a minha conta» no seu perfil, ou fazer com que deixemos de os usar de alguma forma;',
      'terminar todas as sessões da sua conta, com um botão no seu perfil;',
      'ficar fora da contagem de visitas: carregue no botão abaixo.',
    ],
  },
  {
    numeral: 'XI',
    id: 'children',
    title: 'Crianças com menos de 13 anos',
    paragraphs: [
      'O nosso serviço destina-se a adultos. Uma criança com menos de 13 anos só o pode usar, ou dar-nos dados pessoais, com o consentimento de um dos pais ou do tutor. O pai ou a mãe que faz um pedido por uma criança usa uma conta própria.',
      'Se soubermos que uma criança com menos de 13 anos nos deu dados sem esse consentimento, eliminamo-los. O pai ou a mãe pode escrever-nos em qualquer altura para os ver ou mandar eliminar.',
    ],
  },
  {
    numeral: 'XII',
    id: 'changes-and-contact',
    title: 'Alterações e como nos contactar',
    paragraphs: [
      'Quando esta política mudar, a nova versão fica aqui com um novo número e uma nova data. Se a alteração for importante para si, avisamos antes de se aplicar.',
      'Para qualquer pergunta sobre os seus dados, escreva para o endereço abaixo. É lido por uma pessoa.',
    ],
  },
];
