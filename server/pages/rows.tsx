import type { ComponentChildren, VNode } from "preact";

/** A term and what is said of it. */
export type Row = readonly [term: ComponentChildren, about: ComponentChildren];

/** Terms with what is said of each: side by side where there is room, one below the other on a narrow screen. */
export function RowList({ rows }: { readonly rows: readonly Row[] }): VNode {
  return (
    <dl class="rows">
      {rows.map(([term, about]) => (
        <div>
          <dt>{term}</dt>
          <dd>{about}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A value in the type of programs; nothing where there is none. A long one may continue on the next line after a dot. */
export function Code({ text }: { readonly text: string }): VNode | null {
  if (text === "") return null;
  const parts = text.split(/(?<=\.)(?=.)/);
  return (
    <code>
      {parts.map((part, at) => (
        <>
          {at === 0 ? null : <wbr />}
          {part}
        </>
      ))}
    </code>
  );
}

/** A sample to be copied, as it is typed. */
export function Sample({ text }: { readonly text: string }): VNode {
  return (
    <pre tabIndex={0}>
      <code>{text}</code>
    </pre>
  );
}
