import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './fact-words.ts';

/** By the English text itself: once staff change a fact, what they wrote is shown, and never an old translation of it. */
const translations: Readonly<Record<string, string>> = {
  '€110 for the visa, plus about €40 for the visa center.':
    '110\u00a0€ pelo visto, mais cerca de 40\u00a0€ pelo centro de vistos.',
  'The law allows 60 days. People report 30 to 60 days, and up to 90.':
    'A lei dá 60 dias. As pessoas relatam 30 a 60 dias, e até 90.',
  'The visa itself lasts four months (120 days), with two entries.':
    'O próprio visto dura quatro meses (120 dias), com duas entradas.',
  'In the U.S. it takes 2 to 4 months in all. Start earlier if you can.':
    'Nos EUA, demora 2 a 4 meses ao todo. Se puder, comece mais cedo.',
  'In the U.S. you often hand in your papers at a visa center instead. That takes about an hour. The consulate may still ask you to come for an interview.':
    'Nos EUA, muitas vezes entregam-se os papéis num centro de vistos. Demora cerca de uma hora. Mesmo assim, o consulado pode chamar para uma entrevista.',
  'We found no such 30-day rule. The visit to AIMA belongs inside the four months of your visa.':
    'Não encontrámos essa regra dos 30 dias. A ida à AIMA deve ser dentro dos quatro meses do visto.',
  '€160 to €170 in all in January 2026. Fees went up again on March 1, 2026, by up to a third.':
    '160\u00a0€ a 170\u00a0€ ao todo em janeiro de 2026. As taxas voltaram a subir em 1 de março de 2026, até um terço.',
  'You can only sign up in full with a residence permit, a NIF and an address in Portugal. It may take longer.':
    'A inscrição completa só é possível com autorização de residência, NIF e morada em Portugal. Pode demorar mais.',
  'You ask in person, with an appointment. Or a legal representative in Portugal asks for you, with your power of attorney. People from abroad cannot log in to the portal.':
    'Pede-se pessoalmente, com marcação. Ou é um representante legal em Portugal que o pede, com a sua procuração. Quem está no estrangeiro não consegue entrar no portal.',
  'A tax representative is not always needed any more. Once you have ties with the tax office, you name one or sign up for its electronic messages within 15 days. Some services still say that one is a must.':
    'Já nem sempre é preciso um representante fiscal. Quando passa a ter relações com as Finanças, tem 15 dias para nomear um ou aderir às notificações eletrónicas. Alguns serviços continuam a dizer que é obrigatório.',
  'Until the number arrives it can take from some hours to 3-4 weeks.':
    'Até o número chegar, podem passar de algumas horas a 3-4 semanas.',
  'The rule we found is 3 months beyond the stay. 6 months is the safe side.':
    'A regra que encontrámos é de 3 meses para além da estadia. Com 6 meses, é mais seguro.',
  'Lists for the United States ask for a record that is less than 90 days old when you hand it in. Others say 6 months.':
    'As listas para os Estados Unidos pedem um registo com menos de 90 dias na data da entrega. Outras dizem 6 meses.',
  'The FBI asks $18 per request and does not rush any. Channelers can be faster.':
    'O FBI cobra 18 dólares por pedido e não acelera nenhum. As empresas aprovadas (channelers) podem ser mais rápidas.',
  'The apostille costs $20 and takes about 5 weeks by mail.':
    'A apostila (apostille) custa 20 dólares e demora cerca de 5 semanas por correio.',
  'Mail it to: Office of Authentications / U.S. Department of State / 44132 Mercure Circle / P.O. Box 1206 / Sterling, VA 20166-1206.':
    'Envie para: Office of Authentications / U.S. Department of State / 44132 Mercure Circle / P.O. Box 1206 / Sterling, VA 20166-1206.',
  'In most states it is the Secretary of State. The offices of the others say so on their own pages.':
    'Na maioria dos estados é o Secretary of State. Nos outros, os próprios serviços o dizem nas suas páginas.',
  'Lists for the D7 visa do not name it for the main applicant, only to prove family ties. Ask your consulate before you order it.':
    'As listas para o visto D7 não a pedem ao requerente principal, só para provar laços familiares. Pergunte ao seu consulado antes de a pedir.',
  'Some posts ask for 3 to 6 months.': 'Alguns consulados pedem 3 a 6 meses.',
  'For the D7 visa in 2026: €920 a month, half as much again for a spouse, 30% for a child. Consulates in the United States like to see twelve months of it in a Portuguese account.':
    'Para o visto D7 em 2026: 920\u00a0€ por mês, mais metade pelo cônjuge e 30% por cada filho. Os consulados nos Estados Unidos gostam de ver doze meses desse valor numa conta portuguesa.',
  'For the visa you need travel insurance. It must be good in all Schengen countries, for urgent care and for the trip home. Some posts in the United States like a longer one.':
    'Para o visto precisa de um seguro de viagem. Tem de valer em todos os países Schengen, para cuidados urgentes e para o regresso. Alguns consulados nos Estados Unidos preferem um mais longo.',
  'A registered lease of 12 months is what most posts expect. Some take 6 months.':
    'A maioria dos consulados espera um contrato de arrendamento registado de 12 meses. Alguns aceitam 6 meses.',
  'The first residence permit lasts 2 years, each renewal 3 years.':
    'A primeira autorização de residência dura 2 anos, cada renovação 3 anos.',
  'Family reunification has a general wait of 2 years, with exceptions for minor children and for couples who lived together before. Couples do better to file their own visas together.':
    'O reagrupamento familiar tem uma espera geral de 2 anos, com exceções para filhos menores e para casais que já viviam juntos. Aos casais convém pedirem juntos os próprios vistos.',
  'A microchip before the rabies vaccine, then 21 days, an EU certificate that is valid for 10 days, endorsed by the USDA.':
    'Um microchip antes da vacina da raiva, depois 21 dias, um certificado da UE válido por 10 dias e validado pelo USDA.',
};

export const factWords: Translation<typeof english.factWords> = (text) => {
  const translation = translations[text];
  return translation ? { text: translation } : { text, lang: 'en' };
};
