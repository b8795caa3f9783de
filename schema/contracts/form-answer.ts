import type { FieldErrors } from '../rules/field-errors.ts';
import type { SafetyNotice } from './safety.ts';

/**
 * The forms that work without a script: the page's own address takes what the browser itself sends.
 */
export type FormName =
  | 'login'
  | 'register'
  | 'forgot'
  | 'reset'
  | 'recover'
  | 'contact'
  | 'asked'
  | 'no-mails';

/** What became of such a form. The page that answers the post shows it. */
export interface FormAnswer {
  form: FormName;
  /** The typed values by field, without passwords. */
  values: Record<string, string>;
  /** One sentence a field. */
  errors: FieldErrors;
  /** An error of the whole form; null where every error belongs to a field. */
  problem: { title: string; message: string } | null;
  /**
   * Said in the form's place once it has done its work: the service's sentence, or the reference of
   * a message.
   */
  done: string | null;
  /** A notice to read before going on: the ways to sign in that ended with the old password. */
  ended: string | null;
  safetyNotice: SafetyNotice | null;
}
