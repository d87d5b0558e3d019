import { describe, expect, it } from 'vitest';
import { chromeIntent, inAppBrowser } from './in-app-browser.ts';

const inside = [
  [
    'Facebook on an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83 [FBAN/FBIOS;FBAV/490.0.0.29.108;FBBV/6;FBDV/iPhone15,2;FBMD/iPhone;FBSN/iOS;FBSV/18.1]',
    { app: 'Facebook', system: 'ios' },
  ],
  [
    'Facebook on Android',
    'Mozilla/5.0 (Linux; Android 14; SM-S911B Build/UP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.6723.86 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/487.0.0.60.76;]',
    { app: 'Facebook', system: 'android' },
  ],
  [
    'Instagram on an iPad',
    'Mozilla/5.0 (iPad; CPU OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/21G80 Instagram 356.0.3.29.98 (iPad8,6; iPadOS 17_6)',
    { app: 'Instagram', system: 'ios' },
  ],
  [
    'LinkedIn',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/21F79 [LinkedInApp]/9.30.612',
    { app: 'LinkedIn', system: 'ios' },
  ],
  [
    'TikTok on Android',
    'Mozilla/5.0 (Linux; Android 13; Pixel 7 Build/TQ3A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 trill_360602 BytedanceWebview/d8a21c6',
    { app: 'TikTok', system: 'android' },
  ],
  [
    'TikTok on an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 musical_ly_34.5.0 JsSdk/2.0 NetType/WIFI Channel/App Store',
    { app: 'TikTok', system: 'ios' },
  ],
  [
    'an unnamed Android web view',
    'Mozilla/5.0 (Linux; Android 12; moto g Build/S1RG; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/129.0.0.0 Mobile Safari/537.36',
    { app: undefined, system: 'android' },
  ],
  [
    'an unnamed iPhone web view',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
    { app: undefined, system: 'ios' },
  ],
] as const;

const browsers = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (iPad; CPU OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0.6723.90 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/340.3.6 Mobile/15E148 Safari/604.1',
  '',
];

describe('a page inside another app', () => {
  it.each(inside)('is noticed in %s', (_where, userAgent, expected) => {
    expect(inAppBrowser(userAgent)).toEqual(expected);
  });

  it.each(browsers)('is not seen in %s', (userAgent) => {
    expect(inAppBrowser(userAgent)).toBeUndefined();
  });

  it('gets a link that leads out of it on Android', () => {
    expect(chromeIntent('https://visa.example.com/auth?mode=sign-up')).toBe(
      'intent://visa.example.com/auth?mode=sign-up#Intent;scheme=https;package=com.android.chrome;end',
    );
  });
});
