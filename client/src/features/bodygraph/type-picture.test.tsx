import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { bodygraphModel } from '#shared/bodygraph/model.ts';
import { SAMPLE_PERSON } from '#shared/bodygraph/sample-charts.ts';
import { setOfGates, wiringOf } from '#shared/engine/bodygraph.ts';
import { CHANNEL_BY_ID } from '#shared/engine/channels.ts';
import { TYPE_NAMES, typeOf } from '#shared/engine/human-type.ts';
import { slugOf } from '#shared/library/address.ts';
import { TYPE_CHANNELS, TypePicture } from './type-picture.tsx';

test.each(TYPE_NAMES)('the channels drawn for a %s make one', (type) => {
  const gates = TYPE_CHANNELS[type].flatMap((id) => CHANNEL_BY_ID[id].gates);
  expect(typeOf(wiringOf(setOfGates(gates)).components)).toBe(type);
});

/*
 * Files, so that pages show them without the code that draws. `npx vitest run --project client
 * type-picture --update` draws them again.
 */
test.each(TYPE_NAMES)('the picture of a %s matches the component’s output', async (type) => {
  const drawing = renderToStaticMarkup(<TypePicture title={type} channels={TYPE_CHANNELS[type]} />);
  await expect(`${drawing}\n`).toMatchFileSnapshot(`../../../public/types/${slugOf(type)}.svg`);
});

test('the small picture of the sample chart matches the component’s output', async () => {
  const { definedChannels: channels } = bodygraphModel(SAMPLE_PERSON).graph;
  const drawing = renderToStaticMarkup(<TypePicture title="A sample chart" channels={channels} />);
  await expect(`${drawing}\n`).toMatchFileSnapshot('../../../public/types/sample.svg');
});
