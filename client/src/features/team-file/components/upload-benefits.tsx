import { Card, CardTitle } from '#client/components/ui/card.tsx';
import { CheckIcon } from '#client/components/ui/icons.tsx';

const BENEFITS = [
  'Two to five charts in one upload, each as exact as one made individually',
  'Working dynamics for every pair: a strength to use and a risk to watch',
  'A Penta for three or more people: which of the 12 functions the team covers, and which are missing',
  'A review of every row before anything is saved: we look up places and flag dates and times that look off',
  'People who don’t know their birth time can join the team too',
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
            <dd>Ben sees where Ana’s energy does the most good, and Ana does work that lasts.</dd>
          </div>
          <div>
            <dt className="text-sm font-medium text-warn">Watch Out</dt>
            <dd>
              Ben tires sooner than Ana, and unsolicited advice feels like interference to Ana.
            </dd>
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
