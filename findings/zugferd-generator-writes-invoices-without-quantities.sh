#!/bin/sh
# Guess: zugferd-generator, "for creating ZUGFeRD-compliant invoices", writes what one gives it: the date, the
#   quantities, the tax numbers; other programs can read them.
# Seen: the quantity is not written at all: of 2 licences at 29.90, there are a price of 29.90 and a total of 59.80. A
#   date is declared as `102`, which is 20261130, and written as 2026-11-30, as in the example of its documentation. Tax
#   numbers have an attribute `schemaId` instead of `schemeID`, so nothing says that they are VAT numbers. The name of
#   the profile is "ZUGFeRD", which is none. The schema of Factur-X refuses the file; that of node-zugferd with the
#   same data passes.
# Who meets it: shops that sell licences in Germany or France: the receiver cannot book the invoice, and nobody tells the
#   sender, who sees a correct PDF.
# What to do: node-zugferd, and a check against the schema that it brings.
set -eu

if ! dpkg-query -W libxml2-utils > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package libxml2-utils' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends libxml2-utils > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' libxml2-utils

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent zugferd-generator@1.2.1 node-zugferd@0.1.0

cat > generator.mjs <<'JS'
import ZUGFeRDGenerator from 'zugferd-generator';

const invoice = new ZUGFeRDGenerator({
  id: 'INV-001',
  issueDate: '2026-11-30',
  currency: 'EUR',
  totalAmount: 71.16,
  supplier: { name: 'Supplier Ltd.', country: 'DE', taxNumber: 'DE136695976' },
  customer: { name: 'Customer Ltd.', country: 'DE' },
  taxTotal: { taxAmount: 11.36, taxPercentage: 19 },
  lineItems: [{ id: '1', description: 'Licence', quantity: 2, unitPrice: 29.9, lineTotal: 59.8 }],
});

console.log(invoice.toXMLString());
JS

cat > zugferd.mjs <<'JS'
import { zugferd } from 'node-zugferd';
import { BASIC } from 'node-zugferd/profile/basic';

const tax = { typeCode: 'VAT', categoryCode: 'S', rateApplicablePercent: 19 };

const licence = {
  identifier: '1',
  tradeProduct: { name: 'Licence' },
  tradeAgreement: { netTradePrice: { chargeAmount: 29.9 } },
  tradeDelivery: { billedQuantity: { amount: 2, unitMeasureCode: 'C62' } },
  tradeSettlement: { tradeTax: tax, monetarySummation: { lineTotalAmount: 59.8 } },
};

const invoice = zugferd({ profile: BASIC }).create({
  number: 'INV-001',
  typeCode: '380',
  issueDate: new Date(2026, 10, 30),
  transaction: {
    line: [licence],
    tradeAgreement: {
      seller: {
        name: 'Supplier Ltd.',
        postalAddress: { countryCode: 'DE' },
        taxRegistration: { vatIdentifier: 'DE136695976' },
      },
      buyer: { name: 'Customer Ltd.', postalAddress: { countryCode: 'DE' } },
    },
    tradeSettlement: {
      currencyCode: 'EUR',
      vatBreakdown: [{ ...tax, calculatedAmount: 11.36, basisAmount: 59.8 }],
      monetarySummation: {
        lineTotalAmount: 59.8,
        taxBasisTotalAmount: 59.8,
        taxTotal: { amount: 11.36, currencyCode: 'EUR' },
        grandTotalAmount: 71.16,
        duePayableAmount: 71.16,
      },
    },
  },
});

console.log(await invoice.toXML());
JS

node generator.mjs > generator.xml
node zugferd.mjs > zugferd.xml

for tool in generator zugferd; do
  echo "$tool:"
  grep -E 'DateTimeString|VA"|BilledQuantity|ChargeAmount|LineTotalAmount' "$tool.xml" | sed 's/^ */  /'
done

grep -q 'format="102">2026-11-30<' generator.xml
grep -q 'format="102">20261130<' zugferd.xml
grep -q 'schemaId="VA"' generator.xml
grep -q 'schemeID="VA"' zugferd.xml
grep -q '<ram:ID>ZUGFeRD</ram:ID>' generator.xml
grep -q 'Quantity.*>2<' zugferd.xml

if grep -q 'Quantity' generator.xml; then
  exit 1
fi

schema=node_modules/node-zugferd/dist/Factur-X_1.07.3_BASIC.xsd

xmllint --noout --schema "$schema" zugferd.xml

if xmllint --noout --schema "$schema" generator.xml; then
  exit 1
fi
