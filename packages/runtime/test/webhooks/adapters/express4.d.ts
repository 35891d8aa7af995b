// What the tests use of Express 4 is typed as in Express 5.
declare module "express4" {
  export { default } from "express";
}
