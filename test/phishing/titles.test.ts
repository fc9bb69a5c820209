import { expect, test } from "vitest";
import { brandClaimOf } from "../../src/checks/phishing/brand-claims.ts";
import { claimingTitles, honestTitles, ordinaryTitles } from "./titles.ts";
import { login, tell } from "./scene.ts";

const site = "garden-flowers";

function claimOf(title: string, isBacked: boolean): ReturnType<typeof brandClaimOf> {
  return brandClaimOf(title, { names: [], backing: () => (isBacked ? "copyright" : null) }, site);
}

test("at least 150 honest titles claim no brand, and at least 60 of phishing do", () => {
  const accused = honestTitles.filter((title) => {
    const { brand, wordBrand } = claimOf(title, false);
    return brand !== null || wordBrand !== null;
  });

  expect(honestTitles.length).toBeGreaterThanOrEqual(150);
  expect(claimingTitles.length).toBeGreaterThanOrEqual(60);
  expect(accused).toEqual([]);
});

test.for(claimingTitles)("%s claims %s", ([title = "", brand]) => {
  expect(claimOf(title, false).brand).toBe(brand);
});

test.for(ordinaryTitles)("%s claims %s with a second sign only", ([title = "", brand]) => {
  expect(claimOf(title, false)).toMatchObject({ brand: null, wordBrand: brand });
  expect(claimOf(title, true).brand).toBe(brand);
});

test("no honest title makes a login page of an old or a new domain phishing", async () => {
  const opinions = await Promise.all(
    honestTitles.map(async (title, at) => {
      const { raw } = await tell(`https://${site}.com/`, {
        pages: { [`https://${site}.com/`]: login(title) },
        ages: { [`${site}.com`]: at % 2 === 0 ? 20 : 3000 },
      });
      return raw.assessment === "phishing" ? title : null;
    }),
  );

  expect(opinions.filter((title) => title !== null)).toEqual([]);
});
