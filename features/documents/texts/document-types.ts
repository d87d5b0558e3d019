import { eachType, type RequiredDocument } from '../rules/document-types.ts';

interface DocumentWords {
  name: string;
  /** What to do to have it. */
  obtain: string;
  /** The same in a list of dates, where it is said in fewer words. */
  obtainBriefly?: string;
  /** Its name in the other language, for the clerk at the counter. */
  other: string;
}

/** How people call the required types of document. The cards of the guide, which few screens load, are in the guide's texts. */
export const documentWords: Record<RequiredDocument, DocumentWords> = {
  passport: {
    name: 'Passport',
    obtain: 'Get your passport ready',
    other: 'Passaporte',
  },
  'criminal-record': {
    name: 'Criminal record',
    obtain: 'Order your criminal record certificate',
    obtainBriefly: 'Order your FBI record',
    other: 'Certificado de registo criminal',
  },
  'birth-certificate': {
    name: 'Birth certificate',
    obtain: 'Order your birth certificate',
    other: 'Certidão de nascimento',
  },
  'proof-income': {
    name: 'Proof of income',
    obtain: 'Collect your proof of income',
    other: 'Comprovativo de rendimentos',
  },
  'health-insurance': {
    name: 'Health insurance',
    obtain: 'Get your health insurance',
    other: 'Seguro de saúde',
  },
  'accommodation-proof': {
    name: 'Accommodation proof',
    obtain: 'Get your proof of accommodation',
    other: 'Comprovativo de alojamento',
  },
};

export const documentNames = eachType((type) => documentWords[type].name);
