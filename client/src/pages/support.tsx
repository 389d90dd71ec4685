import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading } from '#client/components/layout/page-heading.tsx';
import { ButtonAnchor } from '#client/components/ui/button.tsx';
import { type Contacts, mailDraft } from '#client/features/marketing/contacts.ts';

export interface SupportPageProps {
  contacts: Pick<Contacts, 'supportEmail'>;
}

const KINDS = [
  {
    title: 'General support',
    text: 'Questions about your account, your charts, a plan or a payment.',
    action: 'Ask a question',
    subject: 'Support question',
  },
  {
    title: 'Bug reports',
    text: 'Tell us what you did, what you expected and what happened instead. If the page showed a reference, include it so we can find what happened.',
    action: 'Report a bug',
    subject: 'Bug report',
  },
  {
    title: 'Feature requests',
    text: 'What would make this more useful for you or your team? Tell us the problem as well as the idea.',
    action: 'Suggest a feature',
    subject: 'Feature request',
  },
] as const;

export function SupportPage({ contacts }: SupportPageProps) {
  const { supportEmail } = contacts;
  return (
    <PageContainer width="reading">
      <PageHeading
        lead={
          <>
            Write to{' '}
            <a href={`mailto:${supportEmail}`} className="text-link wrap-anywhere">
              {supportEmail}
            </a>
            . We reply within 24 hours on business days.
          </>
        }
      >
        Support
      </PageHeading>
      <div className="border-t border-line">
        {KINDS.map((kind) => (
          <section
            key={kind.title}
            aria-label={kind.title}
            className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-b border-line py-7"
          >
            <div className="min-w-0 flex-[1_1_22rem]">
              <h2 className="text-xl font-semibold">{kind.title}</h2>
              <p className="mt-1.5 text-muted">{kind.text}</p>
            </div>
            <ButtonAnchor
              href={mailDraft({ to: supportEmail, subject: kind.subject })}
              variant="secondary"
              className="sm:min-w-44"
            >
              {kind.action}
            </ButtonAnchor>
          </section>
        ))}
      </div>
      <p className="mt-8 text-sm text-muted">
        Never email us passwords or card numbers. We don’t need anyone’s birth details to help.
      </p>
    </PageContainer>
  );
}
