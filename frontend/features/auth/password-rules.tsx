import { useEffect, useState } from 'react';
import styles from './sign-in/auth-form.module.css';

type Contract = typeof import('#schema/contracts/credentials.ts').NewPassword;

/** The contract's own sentences about a password, in its order. */
function complaints(contract: Contract, password: string): string[] {
  const result = contract.safeParse(password);
  return result.success ? [] : result.error.issues.map(({ message }) => message);
}

/**
 * The rules while they are being met. The contract is larger than the form, so it is loaded with
 * the first key press.
 */
export function PasswordRules({
  password,
  error,
}: {
  password: string;
  /** The rule that the field's error names: it is not repeated here. */
  error?: string | undefined;
}) {
  const [contract, setContract] = useState<Contract | null>(null);
  const isTyping = password !== '';

  useEffect(() => {
    if (!isTyping || contract) return;
    // Without the list the server still says what is missing.
    import('#schema/contracts/credentials.ts')
      .then(({ NewPassword }) => setContract(NewPassword))
      .catch(() => undefined);
  }, [isTyping, contract]);

  if (!contract)
    return 'At least 8 characters, with a lowercase and an uppercase letter, a number and a special character.';
  const missing = complaints(contract, password);
  const all = new Set([...complaints(contract, ''), ...missing]);
  const rules = [...all].filter((rule) => rule !== error);
  return (
    <ul className={styles.rules}>
      {rules.map((rule) => (
        <li key={rule} data-met={!missing.includes(rule)}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path
              d={
                missing.includes(rule)
                  ? 'M8 5a3 3 0 1 0 .1 0z'
                  : 'M3 8.500c2 1 3 2 3.500 4C8 8 10 5 13.500 3.500'
              }
            />
          </svg>
          <span>
            {rule}
            <span className="visually-hidden">
              {missing.includes(rule) ? ' Not yet.' : ' Done.'}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
