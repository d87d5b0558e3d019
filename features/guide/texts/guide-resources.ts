interface Resource {
  name: string;
  /** An office or a register, or a place to look; never one firm of many. */
  href: string | null;
  text: string;
}

interface ResourceGroup {
  title: string;
  resources: readonly Resource[];
}

/** Where to find help in Portugal: offices and public registers, and how to look for the rest. */
export const guideResources: { title: string; lead: string; groups: readonly ResourceGroup[] } = {
  title: 'Where to find help',
  lead: 'These are offices, public lists and large websites. We do not recommend a firm, and nobody pays us. Each link opens in a new tab.',
  groups: [
    {
      title: 'Expat communities',
      resources: [
        {
          name: 'U.S. Embassy in Lisbon',
          href: 'https://pt.usembassy.gov',
          text: 'Help for U.S. citizens: passports, voting, lists of doctors and lawyers.',
        },
        {
          name: 'Afpop',
          href: 'https://www.afpop.com',
          text: 'A club of people from abroad who live in Portugal.',
        },
        {
          name: 'InterNations',
          href: 'https://www.internations.org',
          text: 'Meetings of people from many countries, in most large towns.',
        },
        {
          name: 'Your town',
          href: null,
          text: 'Ask at the town office (junta de freguesia) for free classes, choirs and walks.',
        },
      ],
    },
    {
      title: 'Legal services',
      resources: [
        {
          name: 'The Bar (Ordem dos Advogados)',
          href: 'https://portal.oa.pt',
          text: 'The list of all lawyers. Check that a name is on it before you pay.',
        },
        {
          name: 'OSAE',
          href: 'https://www.osae.pt',
          text: 'The list of all solicitors (solicitadores). They help with homes and papers.',
        },
        {
          name: 'OCC',
          href: 'https://www.occ.pt',
          text: 'The list of all licensed accountants (contabilistas certificados).',
        },
        {
          name: 'IRS',
          href: 'https://www.irs.gov',
          text: 'Search for ‘international taxpayers’ to read about U.S. tax when you live abroad.',
        },
      ],
    },
    {
      title: 'Housing platforms',
      resources: [
        { name: 'Idealista', href: 'https://www.idealista.pt', text: 'Homes to rent and to buy.' },
        { name: 'Imovirtual', href: 'https://www.imovirtual.com', text: 'Homes to rent and to buy.' },
        {
          name: 'IMPIC',
          href: 'https://www.impic.pt',
          text: 'The public list of licensed agents. Look up the AMI number.',
        },
        {
          name: 'How to stay safe',
          href: null,
          text: 'See the home first. Ask who owns it. Never send money to hold a home you have not seen.',
        },
      ],
    },
    {
      title: 'Local services',
      resources: [
        { name: 'AIMA', href: 'https://aima.gov.pt', text: 'Residence permits and appointments.' },
        {
          name: 'Finanças (tax office)',
          href: 'https://www.portaldasfinancas.gov.pt',
          text: 'Your NIF, your address, your taxes.',
        },
        {
          name: 'Segurança Social',
          href: 'https://www.seg-social.pt',
          text: 'The form for a NISS, the number of Social Security.',
        },
        {
          name: 'SNS 24',
          href: 'https://www.sns24.gov.pt',
          text: 'Health advice by phone at 808\u00a024\u00a024\u00a024. In an emergency call 112.',
        },
      ],
    },
  ],
};
