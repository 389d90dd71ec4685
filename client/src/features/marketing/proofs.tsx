import type { ReactNode } from 'react';
import { cx } from '#client/components/ui/cx.ts';
import { SAMPLE_CHART } from '#shared/domain/sample-chart.ts';
import { SAMPLE_PROOFS } from '#shared/domain/sample-proofs.ts';

const { birth, positions, day } = SAMPLE_PROOFS;
const [, second, last] = day.profiles;
const [sun] = positions;

/** Above each example: whose it is, or what it shows. */
function Caption({ children }: { children: ReactNode }) {
  return <p className="mb-2 text-xs text-muted">{children}</p>;
}

/** The sample chart's first positions beside those of the reference. */
export function AgreementProof() {
  const [gate, line] = sun.position.split('.');
  return (
    <>
      <table className="figures w-full text-xs">
        <thead>
          <tr className="text-muted">
            <th scope="col" className="pb-2 text-left font-normal">
              {birth.name}
            </th>
            <th scope="col" className="pb-2 text-right font-normal">
              Ours
            </th>
            <th scope="col" className="pb-2 pl-3 text-right font-normal">
              Reference
            </th>
          </tr>
        </thead>
        <tbody>
          {positions.map(({ body, label, position }) => (
            <tr key={body} className="border-t border-line">
              <th scope="row" className="py-1.5 text-left text-sm font-medium">
                {label}
              </th>
              <td className="py-1.5 text-right">
                <Gate>{position}</Gate>
              </td>
              <td className="py-1.5 pl-3 text-right">
                <Gate>{position}</Gate>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 border-t border-line pt-2 text-xs text-muted">
        {sun.position} is gate {gate}, line {line}.
      </p>
    </>
  );
}

/** The first of these positions. */
export function PositionMark() {
  return (
    <span className="figures text-sm">
      <Gate>{sun.position}</Gate>
    </span>
  );
}

function Gate({ children }: { children: string }) {
  return (
    <span className="inline-block rounded-full bg-personality px-2 font-semibold text-on-active">
      {children}
    </span>
  );
}

/** From the clock on the wall to the instant that is computed. */
export function ClockProof() {
  return (
    <>
      <Caption>Pia’s birth</Caption>
      <p className="font-medium">{birth.words}</p>
      <p className="text-muted">{birth.place}</p>
      <p className="figures mt-auto flex items-center gap-2 border-t border-line pt-3">
        <Offset isInForce>{birth.offset}</Offset>
        <span className="text-muted">daylight saving</span>
      </p>
      <p className="figures mt-2 flex items-center gap-2 text-muted">
        <Offset>{birth.winterOffset}</Offset>
        <span>in winter</span>
      </p>
    </>
  );
}

/** The offset in force. */
export function ClockMark() {
  return (
    <span className="figures inline-block rounded-full border border-ink px-1.5 py-0.5 text-xs font-medium whitespace-nowrap">
      {birth.offset}
    </span>
  );
}

function Offset({ children, isInForce = false }: { children: string; isInForce?: boolean }) {
  return (
    <span
      className={cx(
        'rounded-full border px-2.5 py-0.5 text-xs whitespace-nowrap',
        isInForce ? 'border-ink font-medium' : 'border-line',
      )}
    >
      {children}
    </span>
  );
}

/** The sample birth's day without an hour: what no hour changes, and what one does. */
export function DoubtProof() {
  return (
    <>
      <Caption>If Pia didn’t know her hour</Caption>
      <ul className="grid gap-1">
        {[day.type, day.authority.words, `All ${day.centers} centers`].map((fact) => (
          <li key={fact} className="flex items-center gap-2">
            <svg viewBox="0 0 16 16" aria-hidden="true" className="size-3.5 shrink-0 text-ok">
              <path d="m3 8.5 3.2 3.2L13 4.5" fill="none" stroke="currentColor" strokeWidth="1.8" />
            </svg>
            {fact}
          </li>
        ))}
      </ul>
      <p className="figures mt-3 font-medium">
        <span className="text-warn">≈</span> Role: profile {last.value} from{' '}
        {second.until.replace(' ', '\u00A0')}
      </p>
      <div aria-hidden="true" className="figures mt-2 flex gap-0.5 text-xs">
        {day.profiles.map(({ value, share }, index) => (
          <span
            key={value}
            style={{ flexGrow: share }}
            className={cx(
              'basis-0 overflow-hidden border-t-4 pt-0.5',
              index === 2 ? 'border-ink' : 'border-warn-line',
            )}
          >
            {value}
          </span>
        ))}
      </div>
    </>
  );
}

/** The sample chart's first fact, with the center it comes from lit. */
export function SourceProof() {
  const [{ label, sentence }] = SAMPLE_CHART.facts;
  return (
    <div className="flex flex-wrap items-start gap-4">
      <div className="min-w-0 flex-1 basis-28">
        <Caption>{label}</Caption>
        <p className="font-display text-fact leading-5.5">{sentence}</p>
        <p className="mt-2 font-medium text-accent">
          <span className="border-b border-accent-line">Why?</span>
        </p>
      </div>
      <div aria-hidden="true" className="relative shrink-0">
        <img
          src="/types/sample.svg"
          alt=""
          width="540"
          height="940"
          fetchPriority="low"
          className="h-34 w-auto opacity-35"
        />
        <svg viewBox="0 0 540 940" aria-hidden="true" className="absolute inset-0 size-full">
          <path
            d="M402 722 528 642V802Z"
            strokeWidth="14"
            strokeLinejoin="round"
            className="fill-center-brown stroke-ink"
          />
        </svg>
      </div>
    </div>
  );
}

/** The center that is lit there. */
export function CenterMark() {
  return (
    <svg viewBox="0 0 30 34" aria-hidden="true" className="h-7 w-auto">
      <path
        d="M2 17 28 2V32Z"
        strokeWidth="2.5"
        strokeLinejoin="round"
        className="fill-center-brown stroke-ink"
      />
    </svg>
  );
}
