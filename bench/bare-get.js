// Reference in plain JavaScript, so that nothing is compiled first: the least that a script must do to request a page over TLS and read the
// certificate's expiry.
import { readFileSync } from "node:fs";
import { connect } from "node:tls";

const [, , port = "443", caFile = ""] = process.argv;
const socket = connect({ host: "localhost", port: Number(port), servername: "localhost", ca: readFileSync(caFile) });
socket.on("secureConnect", () => {
  const { valid_to: expiry } = socket.getPeerCertificate();
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  let page = "";
  socket.on("data", (chunk) => (page += chunk));
  socket.on("end", () => process.stdout.write(`${page.split("\r\n")[0]} ${expiry}\n`));
});
