import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading } from '#client/components/layout/page-heading.tsx';
import { ButtonAnchor, ButtonLink } from '#client/components/ui/button.tsx';
import { Card, CardTitle } from '#client/components/ui/card.tsx';
import { ArrowLeftIcon, CheckIcon, MailIcon } from '#client/components/ui/icons.tsx';
import { type Contacts, mailDraft } from '#client/features/marketing/contacts.ts';

export interface ContactSalesPageProps {
  contacts: Pick<Contacts, 'salesEmail' | 'salesName'>;
}

const OFFERS = [
  {
    title: 'Custom pricing',
    text: 'Pricing based on your number of teams and people, with one annual invoice.',
  },
  {
    title: 'Dedicated support',
    text: 'One person who knows your organization, from setup to everyday questions.',
  },
  {
    title: 'Custom training',
    text: 'Sessions for leads and teams, built around your charts and your work.',
  },
] as const;

const CHECKLIST = [
  'Organization size and structure',
  'Specific Human Design goals',
  'Timeline for implementation',
  'Any special requirements',
] as const;

export function ContactSalesPage({ contacts }: ContactSalesPageProps) {
  const { salesEmail, salesName } = contacts;
  const draft = mailDraft({
    to: salesEmail,
    subject: 'Enterprise Solutions Inquiry',
    body: draftBody(salesName),
  });
  return (
    <PageContainer>
      <ButtonLink href="/team" variant="quiet" className="mb-6 -ml-4">
        <ArrowLeftIcon />
        Back to Team
      </ButtonLink>
      <PageHeading lead="For larger organizations: custom pricing and a tailored program.">
        Enterprise Solutions
      </PageHeading>
      <ul className="grid gap-5 md:grid-cols-3">
        {OFFERS.map((offer) => (
          <Card key={offer.title} as="li" padding="lg">
            <CardTitle>{offer.title}</CardTitle>
            <p className="mt-2 text-muted">{offer.text}</p>
          </Card>
        ))}
      </ul>
      <div className="mt-14 grid gap-x-16 gap-y-10 border-t border-line pt-10 md:grid-cols-2">
        <section aria-labelledby="write-title">
          <h2 id="write-title" className="font-display text-2xl font-semibold">
            Write to {salesName}
          </h2>
          <p className="mt-3 mb-6 text-muted">
            The button opens a draft in your email app. You can also write to{' '}
            <a href={`mailto:${salesEmail}`} className="text-link wrap-anywhere">
              {salesEmail}
            </a>
            .
          </p>
          <ButtonAnchor href={draft} size="lg">
            <MailIcon />
            Email {salesName}
          </ButtonAnchor>
        </section>
        <section aria-labelledby="include-title">
          <h2 id="include-title" className="font-display text-2xl font-semibold">
            What to include
          </h2>
          <ul className="mt-4 border-t border-line">
            {CHECKLIST.map((item) => (
              <li key={item} className="flex items-center gap-3 border-b border-line py-3">
                <CheckIcon className="text-accent" />
                {item}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </PageContainer>
  );
}

function draftBody(salesName: string): string {
  return [
    `Hello ${salesName},`,
    '',
    'we are interested in an enterprise solution.',
    '',
    'Organization:',
    'Team size:',
    'Specific needs:',
    'A good time to talk:',
    '',
    'Kind regards',
  ].join('\n');
}
