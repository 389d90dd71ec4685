/** The bodygraph's bare drawing, for when no real chart is at hand: same proportions, no gates. */
export function BodygraphOutline() {
  return (
    <svg viewBox="0 0 540 940" aria-hidden="true" className="block size-full">
      {[UNDER, OVER].map((d) => (
        <g key={d} fill="none">
          <path d={d} strokeWidth="15" className="stroke-surface" />
          <path d={d} strokeWidth="11" className="stroke-line" />
          <path d={d} strokeWidth="8.5" className="stroke-surface" />
        </g>
      ))}
      <g strokeWidth="1.8" strokeLinejoin="round" className="stroke-center-line">
        <path d={OPEN} className="fill-center-undefined" />
        <path d={YELLOW} className="fill-center-yellow" />
        <path d={RED} className="fill-center-red" />
        <path d={BROWN} className="fill-center-brown" />
      </g>
    </svg>
  );
}

/** The one channel that passes below others. */
const UNDER = 'M362 618C306 626 190 616 105.5 701.4';

/** All other channels and the four-gate trunk, in the proportions of the real graph. */
const OVER =
  'M202 314C85.7 314 40.5 487.1 40.5 660.1M338 314C454.3 314 499.5 487.1 499.5 660.1M338 352C430.9 352 467 516.4 467 680.7' +
  'M202 830C115.2 830 105.5 764.5 105.5 742.6M338 830C424.9 830 434.5 764.5 434.5 742.6M202 868C85.9 868 73 789.5 73 763.3' +
  'M338 868C454.1 868 467 789.5 467 763.3M202 906C56.7 906 40.5 814.4 40.5 783.9M338 906C483.4 906 499.5 814.4 499.5 783.9' +
  'M338 390C382 390 396 462 396 532M338 526L372.5 568.7M430 618C430 642 434.5 671.4 434.5 701.4' +
  'M202 722L138 722M338 722L402 722M232 104L232 150' +
  'M270 104L270 150M308 104L308 150M232 195.3L232 290' +
  'M270 240L270 290M308 195.3L308 290M232 414L232 496' +
  'M270 414L270 458M308 414L308 496M232 556L232 660' +
  'M270 594L270 660M308 556L308 660M232 760L232 806' +
  'M270 760L270 806M308 760L308 806M202 352C109.1 352 73 516.4 73 680.7' +
  'M202 526C166 526 140.2 456.4 106.5 443.9M202 684C172 650 125.7 526.8 86.3 519.5';

const OPEN =
  'M262.4 29.3Q270 20 277.6 29.3L330.4 94.7Q338 104 326 104L214 104Q202 104 209.6 94.7Z' +
  'M205.2 159.6Q198 150 210 150L330 150Q342 150 334.8 159.6L277.2 236.4Q270 246 262.8 236.4Z';
const YELLOW =
  'M261.5 466.5Q270 458 278.5 466.5L329.5 517.5Q338 526 329.5 534.5L278.5 585.5Q270 594 261.5 585.5L210.5 534.5Q202 526 210.5 517.5Z';
const RED =
  'M390 538.4Q396 528 402 538.4L442 607.6Q448 618 436 618L356 618Q344 618 350 607.6Z' +
  'M202 674Q202 660 216 660L324 660Q338 660 338 674L338 746Q338 760 324 760L216 760Q202 760 202 746Z';
const BROWN =
  'M202 304Q202 290 216 290L324 290Q338 290 338 304L338 400Q338 414 324 414L216 414Q202 414 202 400Z' +
  'M12 654Q12 642 22.1 648.4L127.9 715.6Q138 722 127.9 728.4L22.1 795.6Q12 802 12 790Z' +
  'M517.9 648.4Q528 642 528 654L528 790Q528 802 517.9 795.6L412.1 728.4Q402 722 412.1 715.6Z' +
  'M202 820Q202 806 216 806L324 806Q338 806 338 820L338 910Q338 924 324 924L216 924Q202 924 202 910Z';
