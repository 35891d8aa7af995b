import { definePlugin } from "@astrojs/starlight/expressive-code";
import { h } from "@astrojs/starlight/expressive-code/hast";

/**
 * A button below each block of code that is marked with `run`: the program that ends there. It consists of the block and of
 * those before it up to the one with its file name; a block alone needs none.
 */
export const runButton = definePlugin({
  name: "run-button",
  hooks: {
    postprocessRenderedBlockGroup({ renderedGroupContents, renderData }) {
      const block = renderedGroupContents.at(-1)?.codeBlock;
      if (block?.metaOptions.getBoolean("run") !== true) return;
      const { title } = block.props;
      const label = title === undefined ? {} : { ariaLabel: `Run ${title}` };
      const button = { type: "button", class: "run-program", "data-pagefind-ignore": true, ...label };
      renderData.groupAst.children.push(h("button", button, "Run"));
    },
  },
});
