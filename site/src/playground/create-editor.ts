import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { javascript } from "@codemirror/lang-javascript";
import { bracketMatching, indentOnInput, syntaxHighlighting } from "@codemirror/language";
import { drawSelection, EditorView, keymap, lineNumbers } from "@codemirror/view";
import { classHighlighter } from "@lezer/highlight";

export interface Editor {
  readonly element: HTMLElement;
  readonly read: () => string;
  readonly replace: (code: string) => void;
}

/** Makes an editor for TypeScript. Ctrl-Enter and Cmd-Enter run; the key Tab leaves the editor, as everywhere on the page. */
export function createEditor(onRun: () => void): Editor {
  const run = (): true => {
    onRun();
    return true;
  };
  const view = new EditorView({
    extensions: [
      keymap.of([{ key: "Mod-Enter", run }, ...defaultKeymap, ...historyKeymap]),
      lineNumbers(),
      history(),
      drawSelection(),
      indentOnInput(),
      bracketMatching(),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ "aria-label": "Program", tabindex: "0" }),
      javascript({ typescript: true }),
      syntaxHighlighting(classHighlighter),
    ],
  });
  return {
    element: view.dom,
    read: () => view.state.doc.toString(),
    replace: (insert) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert } }),
  };
}
