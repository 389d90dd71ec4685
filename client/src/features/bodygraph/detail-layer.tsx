import { autoUpdate, type VirtualElement } from '@floating-ui/dom';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { channelMiddle } from '#shared/bodygraph/layout.ts';
import { type BodygraphModel, filledChannelsOf } from '#shared/bodygraph/model.ts';
import { CHANNEL_BY_ID, partnerGate } from '#shared/engine/channels.ts';
import { GATES } from '#shared/engine/gates.ts';
import type { GateNumber } from '#shared/engine/wheel.ts';
import { scrollAboveSheet } from './above-sheet.ts';
import { focusSpot, spotElement } from './bodygraph.tsx';
import { certaintyOf, certainWords } from './card-certainty.ts';
import { headlineOf, neighborOf, type Step, termsOf, topicOf } from './card-content.ts';
import { CardMark } from './card-mark.tsx';
import { AskCoach } from './card-parts.tsx';
import { DetailCard } from './detail-card.tsx';
import { type CardFace, DetailPopover } from './detail-frame.tsx';
import { DetailSheet } from './detail-sheet.tsx';
import { gateSpot, isSameSpot, type Spot, spotKey } from './navigation.ts';
import { type CardPlace, placeCard } from './place-card.ts';
import type { ChartOnPage } from './use-bodygraph.ts';
import { endWhole } from './whole-end.ts';
import { showWhole } from './whole-picture.ts';

interface DetailLayerProps {
  chart: ChartOnPage;
  spot: Spot;
  /** In a sheet from below instead of beside its subject. */
  isSheet: boolean;
  /** What the page's headline is about. */
  marked?: readonly Spot[] | undefined;
}

/** Whether a card is of what the page's headline is about, or of a gate of it. */
function isInHeadline(spot: Spot, marked: readonly Spot[] = []): boolean {
  return marked.some(
    (one) =>
      isSameSpot(one, spot) ||
      (one.kind === 'channel' &&
        spot.kind === 'gate' &&
        CHANNEL_BY_ID[one.channel].gates.includes(spot.gate)),
  );
}

/** The card of the selected part. Loaded on demand, with all texts and the means to place it. */
export function DetailLayer({ chart, spot, isSheet, marked }: DetailLayerProps) {
  const { id, model, select, frame } = chart;
  const card = useRef<HTMLDivElement>(null);

  function close() {
    const hasFocus = card.current?.contains(document.activeElement) ?? false;
    select(null);
    if (hasFocus || isSheet) focusSpot(id, spot);
  }

  // The clicked link disappears with its card, so move the focus.
  function follow(to: Spot) {
    select(to);
    if (isSheet) card.current?.focus();
    else focusSpot(id, to);
  }

  useDismissal(frame, card, close);
  const showPart = useCallback(() => {
    const picture = anchorElement(id, spot)?.closest('svg')?.getBoundingClientRect();
    // Not its box: it is still on its way up.
    const sheetTop = window.innerHeight - (card.current?.offsetHeight ?? 0);
    if (picture) scrollAboveSheet(boxesAboveSheet(id, model, spot), picture, sheetTop);
  }, [id, model, spot]);

  const certain = certainWords(model, spot, chart.doubts);
  const face: CardFace = {
    mark: <CardMark model={model} spot={spot} />,
    terms: termsOf(model, spot, certain !== null),
    isInHeadline: isInHeadline(spot, marked),
    headline: headlineOf(spot),
    certainty: certaintyOf(model, spot, chart.doubts),
    certain,
    children: (
      <DetailCard
        model={model}
        doubts={chart.doubts}
        spot={spot}
        isSheet={isSheet}
        onSelect={follow}
      />
    ),
    footer: <AskCoach topic={topicOf(spot)} onAsk={() => select(null)} />,
    onClose: close,
    kind: spot.kind,
    onStep: (step: Step) => {
      const to = neighborOf(model, spot, step);
      // The pressed button stays in the card.
      if (isSheet) follow(to);
      else select(to);
    },
  };
  if (!isSheet) return <PlacedPopover {...face} chart={chart} spot={spot} cardRef={card} />;
  return (
    <DetailSheet
      {...face}
      cardRef={card}
      onShown={showPart}
      isInside={(target) => target instanceof Node && (frame.current?.contains(target) ?? false)}
    />
  );
}

interface PlacedProps extends CardFace {
  chart: ChartOnPage;
  spot: Spot;
  cardRef: RefObject<HTMLDivElement | null>;
}

function PlacedPopover({ chart, spot, cardRef, ...face }: PlacedProps) {
  const [place, setPlace] = useState<CardPlace | null>(null);
  const key = spotKey(spot);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys stand for spot and chart
  useLayoutEffect(() => {
    const card = cardRef.current;
    const subject = subjectOf(chart.id, spot);
    const picture = chart.frame.current;
    if (!card || !subject || !picture) return;
    let isCurrent = true;
    showWhole(picture);
    const update = async () => {
      const scrolling = card.querySelector<HTMLElement>('.detail-scroll');
      if (scrolling) scrolling.style.maxHeight = '';
      const found = await placeCard(subject, card, picture, boxesToKeepClear(chart, spot));
      if (!isCurrent) return;
      if (scrolling) endWhole(scrolling);
      card.style.left = `${found.x}px`;
      card.style.top = `${found.y}px`;
      card.style.setProperty('--tip', `${found.tip ?? 0}px`);
      setPlace(found);
    };
    // Not on scrolling: the card moves with its subject.
    const stop = autoUpdate(subject, card, () => void update(), {
      ancestorScroll: false,
      layoutShift: false,
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [chart.id, key, cardRef]);
  return <DetailPopover {...face} cardRef={cardRef} place={place} />;
}

/** Escape closes the card wherever the focus is, and so does a press outside the figure. */
function useDismissal(
  frame: RefObject<HTMLElement | null>,
  card: RefObject<HTMLElement | null>,
  close: () => void,
) {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) latest.current();
    };
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Node)) return;
      const isInside = [frame, card].some(({ current }) => current?.contains(target));
      if (!isInside) latest.current();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [frame, card]);
}

/** What stands in the picture for a part: a position is at its gate. */
function anchorElement(id: string, spot: Spot): Element | null {
  return spotElement(id, spot.kind === 'position' ? gateSpot(spot.gate) : spot);
}

/** The point that the card's tip is aimed at; for a center its whole shape. */
function subjectOf(id: string, spot: Spot): VirtualElement | null {
  const element = anchorElement(id, spot);
  if (!element) return null;
  if (spot.kind === 'center') return element;
  return {
    contextElement: element,
    getBoundingClientRect: () => {
      const [x, y] =
        spot.kind === 'channel'
          ? pointInWindow(element, channelMiddle(spot.channel))
          : middle(element);
      return new DOMRect(x, y, 0, 0);
    },
  };
}

function middle(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** Where a point of the drawing is in the window. */
function pointInWindow(element: Element, [x, y]: readonly [number, number]): [number, number] {
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
  if (!matrix) return middle(element);
  const point = new DOMPoint(x, y).matrixTransform(matrix);
  return [point.x, point.y];
}

/** The subject itself, and the partners that its card speaks of. */
function boxesToKeepClear({ id, model }: ChartOnPage, spot: Spot): DOMRect[] {
  const spots = [spot, ...gatesToKeepClear(model, spot).map(gateSpot)];
  return spots
    .filter(({ kind }) => kind === 'center' || kind === 'gate')
    .flatMap((part) => spotElement(id, part)?.getBoundingClientRect() ?? []);
}

function gatesToKeepClear(model: BodygraphModel, spot: Spot): readonly GateNumber[] {
  if (spot.kind === 'channel') return CHANNEL_BY_ID[spot.channel].gates;
  if (spot.kind === 'center') {
    return filledChannelsOf(model, spot.center).flatMap((id) => CHANNEL_BY_ID[id].gates);
  }
  const partners = GATES[spot.gate].channels.map((id) => partnerGate(CHANNEL_BY_ID[id], spot.gate));
  return [spot.gate, ...partners];
}

/** The subject, then the gates that its card speaks of: first those in the chart. */
function boxesAboveSheet(id: string, model: BodygraphModel, spot: Spot): DOMRect[] {
  const isActive = (gate: GateNumber) => model.gates[gate].status !== 'none';
  const named = gatesToKeepClear(model, spot);
  const gates = [...named.filter(isActive), ...named.filter((gate) => !isActive(gate))];
  return [anchorElement(id, spot), ...gates.map((gate) => spotElement(id, gateSpot(gate)))].flatMap(
    (element) => element?.getBoundingClientRect() ?? [],
  );
}
