import { Card, CardTitle } from '#client/components/ui/card.tsx';
import { CheckIcon } from '#client/components/ui/icons.tsx';

const BENEFITS = [
  'Two to five charts in one go, each as exact as one made alone',
  'Working dynamics for every pair: a strength to use and a point to watch',
  'A Penta for three people or more: which of its 12 functions the team covers, and which are missing',
  'A look at every line before anything is saved, with places looked up and doubtful dates and times pointed out',
  'People without a known birth time can be part of the team',
];

/** An example of a pair's card, and the benefits of a team file. */
export function UploadBenefits() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Card as="section" labelledBy="example-dynamic" className="grid content-start gap-3">
        <p className="text-sm text-muted">Example</p>
        <CardTitle id="example-dynamic" level={3}>
          Ana and Ben
        </CardTitle>
        <p className="text-sm text-muted">Generator with Projector</p>
        <dl className="grid gap-3">
          <div>
            <dt className="text-sm font-medium text-ok">Strength</dt>
            <dd>Ben sees where Ana’s steady energy does most good, and Ana brings it to an end.</dd>
          </div>
          <div>
            <dt className="text-sm font-medium text-warn">Watch Out</dt>
            <dd>Advice that Ana has not asked for slows both. Ben waits for the question.</dd>
          </div>
        </dl>
      </Card>
      <Card as="section" labelledBy="upload-benefits" className="grid content-start gap-3">
        <CardTitle id="upload-benefits" level={3}>
          What you get
        </CardTitle>
        <ul className="grid gap-2.5">
          {BENEFITS.map((benefit) => (
            <li key={benefit} className="flex items-start gap-2.5">
              <CheckIcon className="mt-1 size-4.5 text-ok" />
              {benefit}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
