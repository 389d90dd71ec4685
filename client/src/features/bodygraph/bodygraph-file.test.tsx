import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SAMPLE_PERSON } from '#shared/bodygraph/sample-charts.ts';
import { dark } from '../../../../tailwind.config.ts';
import style from './bodygraph.css?raw';
import { BodygraphStill } from './bodygraph-still.tsx';
import face from './sample-face.css?raw';

/** In the dark the page's own colors, as beside it: a file cannot read them from the page. */
const NIGHT = `@media screen and (prefers-color-scheme: dark) and (forced-colors: none) { :root:root.bodygraph { --bodygraph-background: ${dark.paper}; --bodygraph-line: ${dark['line-strong']}; --bodygraph-track-fill: ${dark.surface}; --bodygraph-center-undefined: ${dark.surface}; --bodygraph-yellow: ${dark['center-yellow']}; --bodygraph-green: ${dark['center-green']}; --bodygraph-red: ${dark['center-red']}; --bodygraph-brown: ${dark['center-brown']}; } .bodygraph-center-name-defined { fill: ${dark['center-ink']}; } }`;

/*
 * The landing page shows a bodygraph without loading the code that draws one: the component has
 * rendered it into a file. `npx vitest run --project client bodygraph-file -u` renders it again.
 */
test('the picture on the landing page matches the component’s output', async () => {
  const drawing = renderToStaticMarkup(
    <BodygraphStill label="A bodygraph" charts={[SAMPLE_PERSON]} />,
  );
  const file = drawing.replace(
    /^<svg ([^>]*)>/,
    (_, attributes: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="540" height="940" ${attributes}><style>${`${face}${style}`.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ')} svg.bodygraph { font-family: Inter, system-ui, sans-serif; } ${NIGHT}</style>`,
  );
  await expect(`${file}\n`).toMatchFileSnapshot('../../../public/bodygraph.svg');
});
