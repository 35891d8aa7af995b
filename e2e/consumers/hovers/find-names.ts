import ts from "typescript5";

/** A name in a program, and where it begins. */
export interface NamedPosition {
  readonly name: string;
  readonly offset: number;
  /** 0-based. */
  readonly line: number;
  /** 0-based, in UTF-16 code units. */
  readonly character: number;
  readonly isCall: boolean;
}

/** The names that a program declares and calls, in its order. */
export function findNames(file: string, text: string): NamedPosition[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: NamedPosition[] = [];
  const add = (node: ts.Node, isCall: boolean) => {
    const offset = node.getStart(source);
    found.push({
      name: node.getText(source),
      offset,
      ...source.getLineAndCharacterOfPosition(offset),
      isCall,
    });
  };
  const visit = (node: ts.Node): void => {
    if (isDeclaration(node) && ts.isIdentifier(node.name)) add(node.name, false);
    if (ts.isCallExpression(node)) add(calledName(node.expression), true);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.sort((one, other) => one.offset - other.offset);
}

function isDeclaration(
  node: ts.Node,
): node is ts.VariableDeclaration | ts.BindingElement | ts.ParameterDeclaration {
  return ts.isVariableDeclaration(node) || ts.isBindingElement(node) || ts.isParameter(node);
}

function calledName(callee: ts.Expression): ts.Node {
  return ts.isPropertyAccessExpression(callee) ? callee.name : callee;
}
