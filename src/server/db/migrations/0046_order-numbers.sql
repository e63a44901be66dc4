CREATE TABLE "order_numbers" (
	"user_id" bigint NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "order_numbers_user_id_year_pk" PRIMARY KEY("user_id","year")
);
--> statement-breakpoint
ALTER TABLE "order_numbers" ADD CONSTRAINT "order_numbers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- A server of the version before counts in "order_counters" for each website. It gets the owner's next numbers there:
-- what it inserts or adds is how many it needs, and it is answered with the last one.
CREATE FUNCTION "number_orders_by_owner"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	more integer := NEW."last";
BEGIN
	IF TG_OP = 'UPDATE' THEN
		more := NEW."last" - OLD."last";
	ELSIF EXISTS (
		SELECT FROM "order_counters" AS known
		WHERE known."website_id" = NEW."website_id" AND known."year" = NEW."year"
	) THEN
		-- Its INSERT meets this row and becomes an UPDATE.
		RETURN NEW;
	END IF;
	IF more > 0 THEN
		INSERT INTO "order_numbers" ("user_id", "year", "last")
		SELECT "user_id", NEW."year", more FROM "websites" WHERE "id" = NEW."website_id"
		ON CONFLICT ("user_id", "year") DO UPDATE SET "last" = "order_numbers"."last" + more
		RETURNING "last" INTO NEW."last";
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
-- From here on until the migration ends nobody counts, so the next statement misses no order.
CREATE TRIGGER "order_counters_by_owner" BEFORE INSERT OR UPDATE OF "last" ON "order_counters"
FOR EACH ROW EXECUTE FUNCTION "number_orders_by_owner"();--> statement-breakpoint
INSERT INTO "order_numbers" ("user_id", "year", "last")
SELECT "websites"."user_id", "order_counters"."year", max("order_counters"."last")
FROM "order_counters" JOIN "websites" ON "websites"."id" = "order_counters"."website_id"
GROUP BY 1, 2;
