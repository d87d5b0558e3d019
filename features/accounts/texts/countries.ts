/**
 * The one list behind Nationality and Current Location, in the order of the specification: the four countries our
 * people come from or go to, then the alphabet, accents ignored. It follows the specification in what it names and
 * leaves out; it takes no view on who is a state.
 */
export const commonCountries = ['United States', 'Canada', 'Mexico', 'Portugal'] as const;

const alphabetical = `
  Afghanistan, Albania, Algeria, Andorra, Angola, Antigua and Barbuda, Argentina, Armenia, Australia, Austria,
  Azerbaijan,
  Bahamas, Bahrain, Bangladesh, Barbados, Belarus, Belgium, Belize, Benin, Bhutan, Bolivia, Bosnia and Herzegovina,
  Botswana, Brazil, Brunei, Bulgaria, Burkina Faso, Burundi,
  Cambodia, Cameroon, Cape Verde, Central African Republic, Chad, Chile, China, Colombia, Comoros,
  Congo (Democratic Republic of the), Congo (Republic of the), Costa Rica, Côte d'Ivoire, Croatia, Cuba, Cyprus,
  Czech Republic,
  Denmark, Djibouti, Dominica, Dominican Republic,
  Ecuador, Egypt, El Salvador, Equatorial Guinea, Eritrea, Estonia, Eswatini (Swaziland), Ethiopia,
  Fiji, Finland, France,
  Gabon, Gambia, Georgia, Germany, Ghana, Greece, Grenada, Guatemala, Guinea, Guinea-Bissau, Guyana,
  Haiti, Honduras, Hungary,
  Iceland, India, Indonesia, Iran, Iraq, Ireland, Israel, Italy,
  Jamaica, Japan, Jordan,
  Kazakhstan, Kenya, Kiribati, Kuwait, Kyrgyzstan,
  Laos, Latvia, Lebanon, Lesotho, Liberia, Libya, Liechtenstein, Lithuania, Luxembourg,
  Madagascar, Malawi, Malaysia, Maldives, Mali, Malta, Marshall Islands, Mauritania, Mauritius, Micronesia,
  Moldova, Monaco, Mongolia, Montenegro, Morocco, Mozambique, Myanmar (Burma),
  Namibia, Nauru, Nepal, Netherlands, New Zealand, Nicaragua, Niger, Nigeria, North Korea, North Macedonia, Norway,
  Oman,
  Pakistan, Palau, Palestine, Panama, Papua New Guinea, Paraguay, Peru, Philippines, Poland,
  Qatar,
  Romania, Russia, Rwanda,
  Saint Kitts and Nevis, Saint Lucia, Saint Vincent and the Grenadines, Samoa, San Marino, São Tomé and Príncipe,
  Saudi Arabia, Senegal, Serbia, Seychelles, Sierra Leone, Singapore, Slovakia, Slovenia, Solomon Islands, Somalia,
  South Africa, South Korea, South Sudan, Spain, Sri Lanka, Sudan, Suriname, Sweden, Switzerland, Syria,
  Taiwan, Tajikistan, Tanzania, Thailand, Timor-Leste, Togo, Tonga, Trinidad and Tobago, Tunisia, Turkey,
  Turkmenistan, Tuvalu,
  Uganda, Ukraine, United Arab Emirates, United Kingdom, Uruguay, Uzbekistan,
  Vanuatu, Vatican City, Venezuela, Vietnam,
  Yemen,
  Zambia, Zimbabwe
`
  .trim()
  .split(/,\s+/);

/** Every country, in the order a person sees it. */
export const countries: readonly string[] = [...commonCountries, ...alphabetical];

/** Other words under which people look for a country. They find it; they are never shown or stored. */
export const countryAliases: Readonly<Record<string, readonly string[]>> = {
  'United States': ['USA', 'US', 'America', 'United States of America', 'Estados Unidos'],
  Bahamas: ['The Bahamas'],
  'Bosnia and Herzegovina': ['Bosnia & Herzegovina', 'BiH'],
  Brazil: ['Brasil'],
  Brunei: ['Brunei Darussalam'],
  'Cape Verde': ['Cabo Verde'],
  China: ['PRC', "People's Republic of China", 'Hong Kong', 'Macau', 'Macao'],
  'Congo (Democratic Republic of the)': [
    'DRC',
    'DR Congo',
    'Democratic Republic of the Congo',
    'Zaire',
    'Kinshasa',
  ],
  'Congo (Republic of the)': ['Republic of the Congo', 'Brazzaville'],
  "Côte d'Ivoire": ['Ivory Coast'],
  'Czech Republic': ['Czechia'],
  'Eswatini (Swaziland)': ['Swaziland', 'eSwatini'],
  Gambia: ['The Gambia'],
  Germany: ['Deutschland'],
  Iran: ['Islamic Republic of Iran', 'Persia'],
  Laos: ["Lao People's Democratic Republic"],
  Micronesia: ['Federated States of Micronesia', 'FSM'],
  Moldova: ['Republic of Moldova'],
  'Myanmar (Burma)': ['Burma'],
  Netherlands: ['Holland', 'The Netherlands'],
  'North Korea': ['DPRK', "Democratic People's Republic of Korea"],
  'North Macedonia': ['Macedonia', 'FYROM'],
  Palestine: ['State of Palestine', 'Palestinian Territories', 'West Bank', 'Gaza'],
  Russia: ['Russian Federation'],
  'Saint Kitts and Nevis': ['St Kitts and Nevis', 'St. Kitts'],
  'Saint Lucia': ['St Lucia', 'St. Lucia'],
  'Saint Vincent and the Grenadines': ['St Vincent', 'St. Vincent'],
  'South Korea': ['Korea', 'Republic of Korea', 'ROK'],
  Spain: ['España'],
  Switzerland: ['Swiss', 'Schweiz', 'Suisse'],
  Syria: ['Syrian Arab Republic'],
  Taiwan: ['Chinese Taipei', 'Republic of China'],
  Tanzania: ['United Republic of Tanzania'],
  'Timor-Leste': ['East Timor'],
  Turkey: ['Türkiye'],
  'United Arab Emirates': ['UAE', 'Emirates', 'Dubai', 'Abu Dhabi'],
  'United Kingdom': ['UK', 'Great Britain', 'Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  'Vatican City': ['Holy See'],
  Vietnam: ['Viet Nam'],
};
