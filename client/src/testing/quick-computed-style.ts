/** What a browser's own style sheet hides. */
const HIDDEN = '[hidden], dialog:not([open]), head *, input[type=hidden], script, style, template';
/** What it shows in a line with its neighbors; words of a name are put together without spaces there. */
const INLINE = new Set(
  'a abbr b bdi bdo br button cite code em i img input kbd label mark q s select slot small span strong sub sup svg textarea time u var'.split(
    ' ',
  ),
);

const styles = new Map<string, CSSStyleDeclaration>();

function styleWith(display: string): CSSStyleDeclaration {
  const known = styles.get(display);
  if (known) return known;
  const { style } = document.createElement('div');
  style.display = display;
  styles.set(display, style);
  return style;
}

const computedStyle = globalThis.window?.getComputedStyle;

/** Marks a style sheet that a test brings, for the rules of which jsdom is asked. */
export const APPLIED = 'data-applied';

function hasAppliedSheet(): boolean {
  const { styleSheets } = document;
  for (let index = 0; index < styleSheets.length; index += 1) {
    const owner = styleSheets[index]?.ownerNode;
    if (owner instanceof HTMLElement && owner.hasAttribute(APPLIED)) return true;
  }
  return false;
}

/**
 * How an element is shown. jsdom compares an element with every rule of the browser's own style sheet,
 * on each query by role; so it is asked only where the element's own style says too little.
 */
export function quickComputedStyle(element: Element): CSSStyleDeclaration {
  if (hasAppliedSheet()) return computedStyle(element);
  if (element.matches(HIDDEN)) return styleWith('none');
  const isInline = !(element instanceof HTMLElement) || INLINE.has(element.localName);
  if (!element.hasAttribute('style')) return styleWith(isInline ? 'inline' : 'block');
  return element instanceof HTMLElement && !isInline ? element.style : computedStyle(element);
}
