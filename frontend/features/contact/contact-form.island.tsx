import { type FormEvent, useRef, useState } from 'react';
import { screenContact } from '#frontend/api/safety.ts';
import mailboxes from '#frontend/generated/mailboxes.json';
import { useFormAnswer } from '#frontend/lib/form-answer.tsx';
import type { FieldErrors } from '#frontend/lib/validate.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Field, Select, TextArea } from '#frontend/ui/controls/field.tsx';
import { PageForm } from '#frontend/ui/controls/form.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { SafetyWords } from '#frontend/ui/text/safety-words.tsx';
import {
  CONTACT_CATEGORIES,
  type ContactFields,
  isMissingSomething,
  MISSING,
  readContactForm,
  referenceAt,
} from '#schema/rules/account/contact-form.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './contact-form.module.css';
import { ContactSent } from './contact-sent.tsx';

const SENDING_MS = 1500;
const FAILED = 'Failed to send message. Please try again or email us directly.';

/** Sending as it will feel once there is somebody to send to. */
function rehearseSending(): Promise<void> {
  return new Promise((resolve, reject) =>
    setTimeout(() => (navigator.onLine ? resolve() : reject(new Error('offline'))), SENDING_MS),
  );
}

type Sent = { message: ContactFields; reference: string };

export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const answer = useFormAnswer('contact');
  const typed = answer?.values ?? {};
  const [errors, setErrors] = useState<FieldErrors>(answer?.errors ?? {});
  const [problem, setProblem] = useState(answer?.problem ?? null);
  const [isSending, setIsSending] = useState(false);
  const [sent, setSent] = useState<Sent | null>(
    answer?.done ? { message: typed as ContactFields, reference: answer.done } : null,
  );

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const { message, errors } = readContactForm(new FormData(event.currentTarget));
    setErrors(errors);
    setProblem(null);
    const [wrong] = Object.keys(errors);
    if (wrong) {
      (form.current?.elements.namedItem(wrong) as HTMLElement | null)?.focus();
      if (isMissingSomething(message))
        showToast({ title: MISSING.title, description: MISSING.message, kind: 'destructive' });
      return;
    }
    setIsSending(true);
    try {
      const [{ safetyNotice }] = await Promise.all([
        screenContact(message.message),
        rehearseSending(),
      ]);
      // Whoever writes of danger here reads where to turn before anything is said of having been
      // sent.
      if (safetyNotice?.level === 'care') return;
      setSent({ message, reference: referenceAt(Date.now()) });
      showToast({ title: 'Message Sent!', description: "We'll get back to you within 24 hours." });
    } catch {
      showToast({ title: 'Error', description: FAILED, kind: 'destructive' });
    } finally {
      setIsSending(false);
    }
  };

  // A page without a script has no dialog for words of care: they stand above all else.
  const care = answer?.safetyNotice && (
    <Notice title="You come first" answers>
      <SafetyWords text={answer.safetyNotice.message} />
    </Notice>
  );
  if (sent) {
    return (
      <>
        {care}
        <ContactSent {...sent} onAgain={() => setSent(null)} />
      </>
    );
  }
  return (
    <PageForm ref={form} className={styles.form} action={PATHS.contact} onSubmit={submit}>
      {care}
      {problem && (
        <Notice kind="error" title={problem.title} answers>
          {problem.message}
        </Notice>
      )}
      <Notice title="This form is only a demonstration">
        You can go through the steps, but the message is not transmitted. The app only checks
        whether it speaks of somebody in danger, and keeps nothing. To reach a person, write to{' '}
        <a className={styles.mailbox} href={`mailto:${mailboxes.support}`}>
          {mailboxes.support}
        </a>
        .
      </Notice>
      <div className={styles.pair}>
        <Field
          label="Name"
          required
          name="name"
          autoComplete="name"
          defaultValue={typed['name']}
          maxLength={100}
          error={errors.name}
        />
        <Field
          label="Email"
          required
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={typed['email']}
          maxLength={254}
          error={errors.email}
        />
      </div>
      <div className={styles.pair}>
        <Select
          label="Category"
          required
          name="category"
          defaultValue={typed['category'] ?? ''}
          error={errors.category}
        >
          <option value="" disabled>
            Choose one
          </option>
          {CONTACT_CATEGORIES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <Field
          label="Subject"
          optional
          name="subject"
          defaultValue={typed['subject']}
          maxLength={200}
          error={errors.subject}
        />
      </div>
      <TextArea
        label="Message"
        required
        name="message"
        defaultValue={typed['message']}
        rows={6}
        maxLength={5000}
        error={errors.message}
      />
      <Button type="submit" pending={isSending} className={styles.send}>
        {isSending ? 'Sending...' : 'Send Message'}
      </Button>
    </PageForm>
  );
}
