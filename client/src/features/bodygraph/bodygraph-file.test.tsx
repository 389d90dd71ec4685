import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SAMPLE_PERSON } from '#shared/bodygraph/sample-charts.ts';
import style from './bodygraph.css?raw';
import { BodygraphStill } from './bodygraph-still.tsx';
import face from './sample-face.css?raw';

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
      `<svg xmlns="http://www.w3.org/2000/svg" width="540" height="940" ${attributes}><style>${`${face}${style}`.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ')} svg.bodygraph { font-family: Inter, system-ui, sans-serif; }</style>`,
  );
  await expect(`${file}\n`).toMatchFileSnapshot('../../../public/bodygraph.svg');
});
