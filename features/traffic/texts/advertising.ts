/** The choice about advertising, on the privacy page. */
export const advertisingTexts = {
  heading: 'Advertising measurement',
  off: 'Advertising measurement: off',
  on: 'Advertising measurement: on',
  offDetail: 'No advertiser learns anything from your visits. It stays so unless you change it here.',
  onDetail:
    'When you buy a plan, your browser asks Google for one small picture, so that Google can count that one of its ads led here. Google then sees your internet address and its own cookies. It does not learn your name, your plan or your papers from us.',
  switch: 'Tell Google when I buy a plan',
  switchHint: 'This browser remembers your choice for half a year. You can take it back at any time.',
  asked: 'Your browser asks sites not to track you. So it stays off, and no cookie is set.',
  notSet: 'This site reports to no advertiser. There is nothing to choose.',
  failed: 'Your browser did not keep the choice. It stays off.',
} as const;
