/**
 * The facts that the program itself shows, in the order of the guide, and where applicants read each: the step or the
 * document, and the figure that it is beside. Ids never change; the row of each begins with a migration.
 */
export const factPlaces = {
  'nif-time': 'Guide, step 1: how long the NIF takes',
  'nif-alone': 'Guide, step 1: asking for the NIF without help',
  'nif-representative': 'Guide, step 1: tax representative',
  'passport-validity': 'Documents: passport',
  'criminal-record-age': 'Documents: criminal record',
  'fbi-fee': 'Documents: criminal record',
  apostille: 'Documents: criminal record, and who adds the apostille',
  'apostille-mailing': 'Who adds the apostille: the U.S. Department of State, and its label',
  'apostille-state-office': 'Who adds the apostille: papers of a state',
  'birth-certificate-need': 'Documents: birth certificate',
  'income-statements': 'Documents: proof of income',
  'income-d7': 'Documents: proof of income',
  'insurance-kind': 'Documents: health insurance',
  'lease-length': 'Documents: accommodation proof',
  'visa-fee': 'Guide, step 4: fee',
  'processing-time': 'Guide, step 4: processing time, and the page about waiting',
  'visa-length': 'Guide, step 4: validity, and step 6: your visa',
  'time-in-all': 'Guide, step 4: when to start',
  'interview-form': 'Guide, step 5: type of interview',
  'permit-deadline': 'Guide, step 6: residence permit',
  'permit-cost': 'Guide, step 6: cost of the permit',
  'health-registration': 'Guide, step 6: health care',
} as const;
