import type { ClerkCardId, ClerkField } from '../rules.ts';

/** What each card says to a clerk: Portuguese as it is spoken at a counter, whatever language the reader has. */
export const clerkSentences: Record<ClerkCardId, { other: string }> = {
  slowly: { other: 'Pode falar mais devagar, por favor? Ainda estou a aprender português.' },
  english: { other: 'Desculpe, há aqui alguém que fale inglês?' },
  write: { other: 'Pode escrever isso, por favor?' },
  emergency: { other: 'É uma emergência. Por favor, ligue para o 112.' },
  nif: { other: 'Queria pedir um número de contribuinte (NIF), por favor.' },
  'tax-address': { other: 'Queria alterar a minha morada fiscal, por favor.' },
  'bank-account': { other: 'Queria abrir uma conta à ordem, por favor.' },
  'bank-statement': {
    other: 'Preciso de um extrato dos últimos três meses, com o meu nome e o carimbo do banco, por favor.',
  },
  'health-center': {
    other: 'Queria inscrever-me neste centro de saúde e pedir o número de utente, por favor.',
  },
  doctor: { other: 'Queria marcar uma consulta, por favor.' },
  pharmacy: { other: 'Tem este medicamento ou um genérico equivalente, por favor?' },
  junta: { other: 'Preciso de um atestado de residência, por favor. Moro nesta morada.' },
  notary: { other: 'Queria reconhecer a minha assinatura neste documento, por favor.' },
  aima: { other: 'Tenho um agendamento para pedir a autorização de residência.' },
  'aima-receipt': { other: 'Pode dar-me um comprovativo dos documentos que entreguei, por favor?' },
  landlord: {
    other: 'Pode registar o contrato de arrendamento nas Finanças e dar-me o comprovativo, por favor?',
  },
  'phone-shop': { other: 'Queria um cartão SIM pré-pago com um número português, por favor.' },
};

/** The label of each line of a card, as on a Portuguese form. */
export const clerkLabels: Record<ClerkField, { other: string }> = {
  name: { other: 'Nome' },
  nif: { other: 'NIF' },
  address: { other: 'Morada' },
  phone: { other: 'Telefone' },
  passport: { other: 'Passaporte válido até' },
  'user-number': { other: 'N.º de utente' },
  appointment: { other: 'Data e hora' },
  medicine: { other: 'Medicamento' },
  allergies: { other: 'Tenho alergia a' },
};
