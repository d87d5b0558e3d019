import { parseSync } from 'vite';

/** Attributes and properties whose words somebody reads or hears. */
const saidBy =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|(\w+)?[lL]abel|heading|detail|hint|lead|text|message|description|caption|problem|error)$/;

/** The name of a sign (`&nbsp;`) and an address (`/privacy`) are none. */
const hasWord = (text: string) => /\p{L}{2}/u.test(text.replace(/&\w+;|^\/[\w/-]*$/g, ''));
/** What programs read: a state (`too_far`). */
const isCode = (text: string) => /^[a-z_]+$/.test(text);
/** A capital, and then more than one word: in any other place of a program, such a literal is a sentence for people. */
const isSentence = (text: string) => /^\p{Lu}\p{Ll}*[,’']? .*\p{L}{2}/u.test(text);

interface Node {
  type: string;
  start: number;
  [part: string]: unknown;
}

/**
 * Words that stand in a component instead of in texts, each with its line: text between tags, what an attribute
 * or a property says, and sentences in any other literal.
 */
export function hardCodedWords(path: string, source: string): string[] {
  const found = new Map<number, string>();
  const note = ({ start }: Node, text: string) => {
    const line = source.slice(0, start).split('\n').length;
    found.set(start, `${path}:${line} ${text.trim().replace(/\s+/g, ' ')}`);
  };
  const noteSaid = (node: Node) => {
    for (const { piece, text } of pieces(node)) if (hasWord(text) && !isCode(text)) note(piece, text);
  };
  const walk = (node: Node) => {
    if (/^(Import|Export)\w*Declaration$/.test(node.type) && node.source) return;
    if (node.type === 'JSXText' && hasWord(String(node.value))) note(node, String(node.value));
    if (node.type === 'JSXAttribute' || node.type === 'Property') {
      const { name, value, key } = node as Node & { name?: Node; key?: Node; value?: Node };
      if (value && saidBy.test(String((name ?? key)?.name ?? ''))) noteSaid(value);
    }
    if (/^JSX(Element|Fragment)$/.test(node.type))
      for (const child of node.children as Node[]) noteSaid(child);
    for (const { piece, text } of own(node)) if (isSentence(text)) note(piece, text);
    for (const part of Object.values(node)) for (const inner of nodesIn(part)) walk(inner);
  };
  walk(parseSync(path, source).program as unknown as Node);
  return [...found.values()];
}

function nodesIn(part: unknown): Node[] {
  const parts = Array.isArray(part) ? part : [part];
  return parts.filter((one): one is Node => typeof one?.type === 'string');
}

interface Piece {
  piece: Node;
  text: string;
}

/** The words of one literal or template. */
function own(node: Node): Piece[] {
  if (node.type === 'Literal' && typeof node.value === 'string') return [{ piece: node, text: node.value }];
  if (node.type === 'TemplateElement') return [{ piece: node, text: (node.value as { raw: string }).raw }];
  return [];
}

/** The words that an expression can come to, whichever way it is decided. */
function pieces(node: Node): Piece[] {
  const inside: Record<string, string[]> = {
    JSXExpressionContainer: ['expression'],
    ConditionalExpression: ['consequent', 'alternate'],
    LogicalExpression: ['left', 'right'],
    BinaryExpression: node.operator === '+' ? ['left', 'right'] : [],
    TemplateLiteral: ['quasis'],
    TSAsExpression: ['expression'],
  };
  const parts = inside[node.type];
  return parts ? parts.flatMap((part) => nodesIn(node[part]).flatMap(pieces)) : own(node);
}
