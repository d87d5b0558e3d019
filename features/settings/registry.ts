/** Where a setting is shown: the cards of the tab General, and the tab File Management. */
export type SettingGroup = 'site' | 'access' | 'official' | 'files';

interface Shown {
  /** The specification's label, word for word. */
  label: string;
  hint: string;
  group: SettingGroup;
  /** What happens to people at once when it becomes so. It is asked about before it is saved. */
  warning?: { when: 'on' | 'off' | 'less' | 'changed'; sentence: string };
}

/** A text of at least one character. */
interface TextSetting extends Shown {
  kind: 'text' | 'mail';
  default: string;
  most: number;
}

/** `otherwise` is what an entry becomes that is no number or outside the limits (specification, section 5). */
interface NumberSetting extends Shown {
  kind: 'number';
  default: number;
  otherwise: number;
  min: number;
  max: number;
  decimals: number;
}

interface SwitchSetting extends Shown {
  kind: 'switch';
  default: boolean;
}

/** A date and time in UTC, ISO 8601; null is none. */
interface MomentSetting extends Shown {
  kind: 'moment';
  default: null;
}

/** An address that begins with https. `optional`: null is allowed. `framed`: shown inside our pages, so only a public host. */
interface UrlSetting extends Shown {
  kind: 'url';
  default: string | null;
  optional: boolean;
  framed?: true;
}

export type Setting = TextSetting | NumberSetting | SwitchSetting | MomentSetting | UrlSetting;

/**
 * What an admin may change, in the order of the screen. A new setting is one entry here: its schema, check, control,
 * label and place in the answers follow from it. Everyone may read it, unless its name begins with `staff_`
 * (db/current/tables/system_settings.sql). Which files are taken is in the code: each kind is checked differently.
 */
export const registry = {
  site_name: {
    kind: 'text',
    default: 'Visa Application Portal',
    most: 100,
    group: 'site',
    label: 'Site Name',
    hint: 'In the title of every page and in e-mails.',
  },
  support_email: {
    kind: 'mail',
    default: 'support@example.com',
    most: 254,
    group: 'site',
    label: 'Support Email',
    hint: 'Shown to people who need help. Answers to our e-mails go there.',
  },
  application_fee: {
    kind: 'number',
    default: 0,
    otherwise: 0,
    min: 0,
    max: 1_000_000,
    decimals: 2,
    group: 'site',
    label: 'Application Fee ($)',
    hint: 'Shown to applicants when it is more than 0.',
  },
  max_applications_per_user: {
    kind: 'number',
    default: 3,
    otherwise: 1,
    min: 1,
    max: 1_000,
    decimals: 0,
    group: 'site',
    label: 'Max Applications per User',
    hint: 'A plan may allow fewer. The smaller number counts.',
  },
  allow_registrations: {
    kind: 'switch',
    default: true,
    group: 'access',
    label: 'Allow New Registrations',
    hint: 'Off: people who have no account yet cannot sign in.',
    warning: {
      when: 'off',
      sentence: 'People who have no account yet cannot sign in any more. People who have one do not notice.',
    },
  },
  maintenance_mode: {
    kind: 'switch',
    default: false,
    group: 'access',
    label: 'Maintenance Mode',
    hint: 'On: everybody but our team sees the maintenance page and nothing else.',
    warning: {
      when: 'on',
      sentence:
        'Everybody but our team is stopped at once, in the middle of what they do. What they typed stays on their screen.',
    },
  },
  maintenance_until: {
    kind: 'moment',
    default: null,
    group: 'access',
    label: 'Back again at',
    hint: 'Told on the maintenance page, in your time zone. Empty: no time is told.',
  },
  /** In MB of 1024 x 1024 bytes. */
  max_file_size: {
    kind: 'number',
    default: 10,
    otherwise: 10,
    min: 1,
    max: 100,
    decimals: 0,
    group: 'files',
    label: 'Max File Size (MB)',
    hint: 'From 1 to 100. Counts for every upload that begins after saving.',
    warning: {
      when: 'less',
      sentence: 'Larger files are refused from now on. Files that are here stay.',
    },
  },
  consultation_url: {
    kind: 'url',
    default: null,
    optional: true,
    group: 'official',
    label: 'Consultation booking',
    hint: 'Where people book a talk with us. Empty: the link is not shown.',
  },
  /** Its origin is the only foreign one that our pages may frame. */
  nif_portal_url: {
    kind: 'url',
    default: 'https://www.portaldasfinancas.gov.pt/',
    optional: false,
    framed: true,
    group: 'official',
    label: 'Tax number (NIF) portal',
    hint: 'Shown inside step 1 of the guide.',
    warning: {
      when: 'changed',
      sentence:
        'Our page shows this address inside step 1 of the guide, where people type their tax data. Make sure that it is the official one.',
    },
  },
  official_portal_url: {
    kind: 'url',
    default: 'https://pedidodevistos.mne.gov.pt/VistosOnline/',
    optional: true,
    group: 'official',
    label: 'Official visa portal',
    hint: 'Where the visa application is filled in. Empty: people are told to write to us instead.',
  },
} as const satisfies Record<string, Setting>;

export type SettingKey = keyof typeof registry;
export const settingKeys = Object.keys(registry) as SettingKey[];

/** The setting of a key, as any of its kinds. */
export const settingOf = (key: SettingKey): Setting => registry[key];

type ValueOf<S extends Setting> = S extends { kind: 'number' }
  ? number
  : S extends { kind: 'switch' }
    ? boolean
    : S extends { kind: 'moment' } | { optional: true }
      ? string | null
      : string;

export type SettingValues = { [Key in SettingKey]: ValueOf<(typeof registry)[Key]> };
export type SettingValue = string | number | boolean | null;
